import type { comment } from "#app/db/schema/comments.ts";

export type CommentKind = (typeof comment.$inferSelect)["subjectKind"];

/** What people can talk about, as it is called on the page of the talk. */
export const commentKinds: Record<CommentKind, string> = {
  application: "Application",
  partnership: "Partnership application",
  joining: "Request to join",
  claim: "Claim",
  payout_batch: "Payout batch",
  enquiry: "Enquiry",
};

export function isCommentKind(value: string): value is CommentKind {
  return Object.hasOwn(commentKinds, value);
}

/** So long its author may mend a comment; after that it can only be taken back. */
export const minutesToMend = 15;
