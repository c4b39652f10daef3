import { newFormKey } from "#app/core/form-key.ts";
import { isId } from "#app/core/id.ts";
import type { Actor } from "#app/core/permissions.ts";
import { findNextReview } from "./find-next-review.server.ts";
import { readQueue } from "./read-queue.server.ts";
import { readReview } from "./read-review.server.ts";

/** The review screen: one application, what else waits, and the paper the address names. */
export async function readReviewScreen(actor: Actor, number: string, address: string) {
  const view = await readReview(actor, number);
  const parameters = new URL(address, "http://screen.invalid").searchParams;
  const wanted = parameters.get("scholarship");
  const scholarshipId = isId(wanted) ? wanted : null;
  const [queue, nextNumber] = await Promise.all([
    readQueue(actor, scholarshipId),
    findNextReview(actor, view.id, scholarshipId),
  ]);
  const papers = view.checks.filter(({ paper }) => paper !== null);
  const wish = papers.find(({ code }) => code === parameters.get("paper"));
  // What is to be checked next lies on the desk.
  const next = view.may.check ? papers.find(({ status }) => status !== "verified") : undefined;
  return {
    view,
    queue,
    nextNumber,
    scholarshipId,
    done: parameters.get("done"),
    shownPaper: (wish ?? next)?.code ?? null,
    formKey: newFormKey(),
  };
}
