import { eq } from "drizzle-orm";
import type { Actor } from "#app/core/portals/permissions.ts";
import { invalid, notFound } from "#app/core/requests/errors.ts";
import { writeAudit } from "#app/db/audit/audit.server.ts";
import { changedFields } from "#app/db/audit/changed-fields.ts";
import { assertWithin } from "#app/db/limits/assert-within.server.ts";
import { inTransaction } from "#app/db/opening/client.server.ts";
import { booking } from "#app/db/schema/helpdesk-bookings.ts";
import { enquiry } from "#app/db/schema/helpdesk-enquiries.ts";
import { notify } from "#app/features/notifications/server/bell/notify.server.ts";
import { enquiryPermissions } from "../../enquiry-permissions.ts";
import type { AssignMatter } from "../../forms/assign-matter-schema.ts";
import { matterPath } from "../../matter.ts";
import { listDeskPeople } from "./list-desk-people.server.ts";

/** Sorts something into a region and gives it to somebody of the desk, who finds it under the bell. */
export async function assignMatter(actor: Actor, input: AssignMatter): Promise<void> {
  enquiryPermissions.assertCan(actor, "enquiry.work_desk");
  const { kind, matterId, region, assignedTo } = input;
  const table = kind === "booking" ? booking : enquiry;
  await inTransaction(async (tx) => {
    const [row] = await tx
      .select({ region: table.region, assignedTo: table.assignedTo })
      .from(table)
      .where(eq(table.id, matterId))
      .for("update");
    if (!row) throw notFound();
    await assertWithin(actor, kind === "booking" ? "booking" : "enquiry", matterId, tx);
    if (row.region === region && row.assignedTo === assignedTo) return;
    const people = await listDeskPeople(actor);
    if (assignedTo && !people.some(({ id }) => id === assignedTo)) {
      throw invalid({ assignedTo: ["Choose somebody of the desk."] });
    }
    await tx.update(table).set({ region, assignedTo }).where(eq(table.id, matterId));
    await writeAudit(tx, {
      chain: `${kind === "booking" ? "booking" : "enquiry"}:${matterId}`,
      actor,
      event: "matter.assigned",
      details: changedFields(row, { region, assignedTo }),
    });
    if (assignedTo && assignedTo !== row.assignedTo && assignedTo !== actor.userId) {
      await notify(tx, assignedTo, {
        type: "info",
        title: "Something is yours now",
        message: `A ${kind} was given to you${region ? ` (${region})` : ""}.`,
        link: matterPath({ kind, id: matterId }),
      });
    }
  });
}
