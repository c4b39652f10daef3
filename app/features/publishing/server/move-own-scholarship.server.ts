import { badRequest } from "#app/core/errors.ts";
import type { Actor } from "#app/core/permissions.ts";
import { inTransaction } from "#app/db/client.server.ts";
import { tellDraftHolders } from "#app/features/applications/server/tell-draft-holders.server.ts";
import { closeScholarship } from "#app/features/scholarships/server/close-scholarship.server.ts";
import { extendScholarship } from "#app/features/scholarships/server/extend-scholarship.server.ts";
import { publishScholarship } from "#app/features/scholarships/server/publish-scholarship.server.ts";
import { reopenScholarship } from "#app/features/scholarships/server/reopen-scholarship.server.ts";
import { getOwnScholarship } from "./get-own-scholarship.server.ts";

/** What the owner does with one of its scholarships; says what came of it, for the notice above the page. */
export async function moveOwnScholarship(
  actor: Actor,
  id: string,
  event: string,
  closesOn: string,
): Promise<"published" | "waiting" | "closed" | "reopened" | "extended"> {
  const { title } = await getOwnScholarship(actor, id);
  switch (event) {
    case "publish":
      return (await publishScholarship(actor, id)) === "active" ? "published" : "waiting";
    case "close":
      await closeScholarship(actor, id);
      return "closed";
    case "reopen":
      await reopenScholarship(actor, id);
      return "reopened";
    case "extend":
      await inTransaction(async (tx) => {
        await extendScholarship(actor, id, closesOn);
        await tellDraftHolders(tx, { id, title }, closesOn);
      });
      return "extended";
    default:
      throw badRequest("There is no such button.");
  }
}
