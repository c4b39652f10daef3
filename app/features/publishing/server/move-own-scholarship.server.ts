import type { Actor } from "#app/core/portals/permissions.ts";
import { publishScholarship } from "#app/features/scholarships/server/lifecycle/publish-scholarship.server.ts";
import { reopenOwn } from "../reopening/reopen-own.server.ts";
import type { Reopening } from "../reopening/reopening-form.ts";
import { getOwnScholarship } from "./get-own-scholarship.server.ts";
import { moveAndTell } from "./move-and-tell.server.ts";

export type OwnMove =
  | { readonly event: "publish" | "pause" | "resume" | "close" }
  | { readonly event: "extend"; readonly closesOn: string }
  | ({ readonly event: "reopen" } & Reopening);

type Reopened = Awaited<ReturnType<typeof reopenOwn>>;
const doneWords = { close: "closed", pause: "paused", resume: "resumed" } as const;

/** What the owner does with one of its scholarships; says what came of it, for the notice above the page. */
export async function moveOwnScholarship(
  actor: Actor,
  id: string,
  move: OwnMove,
): Promise<"published" | "waiting" | (typeof doneWords)[keyof typeof doneWords] | "extended" | Reopened> {
  await getOwnScholarship(actor, id);
  switch (move.event) {
    case "publish":
      return (await publishScholarship(actor, id)) === "active" ? "published" : "waiting";
    case "close":
    case "pause":
    case "resume":
      await moveAndTell(actor, id, { event: move.event });
      return doneWords[move.event];
    case "reopen":
      return reopenOwn(actor, id, move, `/institute/scholarships/${id}`);
    case "extend":
      await moveAndTell(actor, id, move);
      return "extended";
  }
}
