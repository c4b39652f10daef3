import { badRequest } from "#app/core/errors.ts";
import type { Actor } from "#app/core/permissions.ts";
import { publishScholarship } from "#app/features/scholarships/server/publish-scholarship.server.ts";
import { getOwnScholarship } from "./get-own-scholarship.server.ts";
import { moveAndTell } from "./move-and-tell.server.ts";

const doneWords = { close: "closed", reopen: "reopened", pause: "paused", resume: "resumed" } as const;

/** What the owner does with one of its scholarships; says what came of it, for the notice above the page. */
export async function moveOwnScholarship(
  actor: Actor,
  id: string,
  event: string,
  closesOn: string,
): Promise<"published" | "waiting" | (typeof doneWords)[keyof typeof doneWords] | "extended"> {
  await getOwnScholarship(actor, id);
  switch (event) {
    case "publish":
      return (await publishScholarship(actor, id)) === "active" ? "published" : "waiting";
    case "close":
    case "reopen":
    case "pause":
    case "resume":
      await moveAndTell(actor, id, { event });
      return doneWords[event];
    case "extend":
      await moveAndTell(actor, id, { event, closesOn });
      return "extended";
    default:
      throw badRequest("There is no such button.");
  }
}
