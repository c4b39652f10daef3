import { fieldErrorsOf, plainMessage } from "#app/core/forms/form.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { badRequest, invalid } from "#app/core/requests/errors.ts";
import { publishScholarship } from "#app/features/scholarships/server/lifecycle/publish-scholarship.server.ts";
import { reopenOwn } from "../reopening/reopen-own.server.ts";
import { reopeningSchema } from "../reopening/reopening-form.ts";
import { getOwnScholarship } from "./get-own-scholarship.server.ts";
import { moveAndTell } from "./move-and-tell.server.ts";

type Reopened = Awaited<ReturnType<typeof reopenOwn>>;
const doneWords = { close: "closed", pause: "paused", resume: "resumed" } as const;

/** What the owner does with one of its scholarships; says what came of it, for the notice above the page. */
export async function moveOwnScholarship(
  actor: Actor,
  id: string,
  event: string,
  closesOn: string,
  reason = "",
): Promise<"published" | "waiting" | (typeof doneWords)[keyof typeof doneWords] | "extended" | Reopened> {
  await getOwnScholarship(actor, id);
  switch (event) {
    case "publish":
      return (await publishScholarship(actor, id)) === "active" ? "published" : "waiting";
    case "close":
    case "pause":
    case "resume":
      await moveAndTell(actor, id, { event });
      return doneWords[event];
    case "reopen": {
      const parsed = reopeningSchema.safeParse({ closesOn, reason }, { error: plainMessage });
      if (!parsed.success) throw invalid(fieldErrorsOf(parsed.error));
      return reopenOwn(actor, id, parsed.data, `/institute/scholarships/${id}`);
    }
    case "extend":
      await moveAndTell(actor, id, { event, closesOn });
      return "extended";
    default:
      throw badRequest("There is no such button.");
  }
}
