import { newFormKey } from "#app/core/forms/form-key.ts";
import { isId } from "#app/core/id.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { readComments } from "#app/features/comments/server/read-comments.server.ts";
import { pageNumber } from "#app/features/documents/page-number.ts";
import { countPages } from "#app/features/documents/server/pdf/count-pages.server.ts";
import { readWorkOf } from "#app/features/identity/work/read-work-of.server.ts";
import { findNextReview } from "./lists/find-next-review.server.ts";
import { readQueue } from "./lists/read-queue.server.ts";
import { readReview } from "./read-review.server.ts";

const numberForm = /^AP-\d{4}-\d{7}-\d$/;

/** The review screen: one application, what else waits, and the paper the address names. */
export async function readReviewScreen(actor: Actor, number: string, address: string) {
  const view = await readReview(actor, number);
  const parameters = new URL(address, "http://screen.invalid").searchParams;
  const wanted = parameters.get("scholarship");
  const scholarshipId = isId(wanted) ? wanted : null;
  const [queue, nextNumber, comments, work] = await Promise.all([
    readQueue(actor, scholarshipId),
    findNextReview(actor, view.id, scholarshipId),
    readComments(actor, "application", view.id),
    readWorkOf(actor, "application", view.id),
  ]);
  const papers = view.checks.filter(({ paper }) => paper !== null);
  const wish = papers.find(({ code }) => code === parameters.get("paper"));
  // What is to be checked next lies on the desk; else the first one.
  const shown = wish ?? papers.find(({ status }) => status !== "verified") ?? papers[0];
  return {
    view,
    queue,
    nextNumber,
    comments,
    work,
    scholarshipId,
    done: parameters.get("done"),
    after: parameters.get("after")?.match(numberForm)?.[0] ?? null,
    asks: parameters.get("ask") === "approve" ? ("approve" as const) : null,
    shownPaper: shown && {
      code: shown.code,
      // Of a PDF: it is shown page by page, as pictures (T59).
      pages: shown.paper?.mime === "application/pdf" ? await countPages(shown.paper.id) : null,
      page: pageNumber(parameters),
    },
    formKey: newFormKey(),
  };
}
