import type { z } from "zod";
import { button, defineActions, type Press } from "#app/core/forms/actions.server.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { sendMessage } from "#app/features/applications/server/send-message.server.ts";
import {
  approveSchema,
  conflictSchema,
  defectSchema,
  forwardSchema,
  messageSchema,
  reconsiderSchema,
  rejectSchema,
  releaseSchema,
  scoreSchema,
  verifyRestSchema,
  verifySchema,
  waitlistSchema,
} from "../forms/review-forms.ts";
import { reviewPermissions } from "../review-permissions.ts";
import { checkApplication } from "./check-application.server.ts";
import { checkRest } from "./check-rest.server.ts";
import { decideReview } from "./decisions/decide-review.server.ts";
import { forwardReview } from "./decisions/forward-review.server.ts";
import { reconsiderReview } from "./decisions/reconsider-review.server.ts";
import { releaseAward } from "./decisions/release-award.server.ts";
import { findPlaceAfterStep } from "./lists/find-place-after-step.server.ts";
import { getReviewRow } from "./review-row.server.ts";
import { declareConflict } from "./scores/declare-conflict.server.ts";
import { scoreApplication } from "./scores/score-application.server.ts";

/** A step about the application of the address; whom it is closed to gets a 404 (T13). */
function step<S extends z.ZodType>(
  name: string,
  schema: S,
  take: (actor: Actor, id: string, value: z.output<S>) => Promise<unknown>,
) {
  return button({
    schema,
    async run({ actor, param }, value) {
      const { row } = await getReviewRow(actor, param("number"));
      return (await take(actor, row.id, value)) === "asked" ? "asked" : name;
    },
    next: (press, done) => placeAfter(press, done),
  });
}

async function placeAfter({ actor, url, param }: Press, done: string): Promise<string> {
  const base = actor.role === "institute" ? "/institute/applications" : "/admin/applications";
  return `${base}/${await findPlaceAfterStep(actor, param("number"), done, url.href)}`;
}

/** The buttons of the review screen, at the institute and at the desk. */
export const reviewActions = defineActions({
  verify: step("verify", verifySchema, (actor, id, { code }) =>
    checkApplication(actor, id, { code, verdict: "verified" }),
  ),
  defect: step("defect", defectSchema, (actor, id, value) =>
    checkApplication(actor, id, {
      ...value,
      note: value.note ?? null,
      sentence: value.sentence ?? null,
      verdict: "defect",
    }),
  ),
  verify_rest: step("verify_rest", verifyRestSchema, (actor, id, { codes }) => checkRest(actor, id, codes)),
  verify_rest_next: step("verify_rest_next", verifyRestSchema, (actor, id, { codes }) =>
    checkRest(actor, id, codes),
  ),
  score: step("score", scoreSchema, scoreApplication),
  conflict: step("conflict", conflictSchema, (actor, id, { reason }) => declareConflict(actor, id, reason)),
  approve: step("approve", approveSchema, (actor, id, { award, note = null, reason = null, formKey }) =>
    decideReview(actor, id, { verdict: "approve", awardPaise: award, note, reason }, formKey),
  ),
  forward: step("forward", forwardSchema, forwardReview),
  waitlist: step("waitlist", waitlistSchema, (actor, id, { award, formKey }) =>
    decideReview(actor, id, { verdict: "waitlist", awardPaise: award }, formKey),
  ),
  reject: step(
    "reject",
    rejectSchema,
    (actor, id, { reasons, sentence = null, note = null, seen, formKey }) =>
      decideReview(
        actor,
        id,
        { verdict: "reject", reasons, sentence, note, ...(seen && { isSeen: true }) },
        formKey,
      ),
  ),
  release: step("release", releaseSchema, (actor, id, { note, formKey }) =>
    releaseAward(actor, id, note, formKey),
  ),
  reconsider: step("reconsider", reconsiderSchema, reconsiderReview),
  message: button({
    schema: messageSchema,
    async run({ actor, param }, { text }) {
      const { row, access } = await getReviewRow(actor, param("number"));
      reviewPermissions.assertCan(actor, "review.message", access);
      await sendMessage(actor, row.id, text);
    },
    next: (press) => placeAfter(press, "message"),
  }),
});
