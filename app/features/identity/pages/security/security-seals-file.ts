import { istDate } from "#app/core/clock.ts";
import { getActor } from "#app/core/requests/request-context.ts";
import { exportSeals } from "../../server/audit/export-seals.server.ts";
import type { Route } from "./+types/security-seals-file";

/** The seals as a file (T58). */
export async function loader({ context }: Route.LoaderArgs) {
  return new Response(await exportSeals(await getActor(context)), {
    headers: {
      "Content-Type": "application/jsonl; charset=utf-8",
      "Content-Disposition": `attachment; filename="audit-seals-${istDate()}.jsonl"`,
      "Cache-Control": "no-store",
      "X-Content-Type-Options": "nosniff",
    },
  });
}
