import { eq } from "drizzle-orm";
import { database } from "#app/db/opening/client.server.ts";
import { workshopDetail } from "#app/db/schema/helpdesk-bookings.ts";

export interface WorkshopDetail {
  /** Null: it is in its room. */
  readonly place: string | null;
  readonly materials: string | null;
  readonly materialsLink: string | null;
}

/** What the desk keeps of a workshop; of one it has not touched, nothing. */
export async function findWorkshopDetail(workshop: string): Promise<WorkshopDetail> {
  const [row] = await database().select().from(workshopDetail).where(eq(workshopDetail.workshop, workshop));
  return {
    place: row?.place ?? null,
    materials: row?.materials ?? null,
    materialsLink: row?.materialsLink ?? null,
  };
}
