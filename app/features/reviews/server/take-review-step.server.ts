import type { z } from "zod";
import { badRequest, isProblem } from "#app/core/errors.ts";
import { type FormReply, parseForm, readFormData } from "#app/core/form.ts";
import type { Actor } from "#app/core/permissions.ts";
import { sendMessage } from "#app/features/applications/server/send-message.server.ts";
import {
  approveSchema,
  conflictSchema,
  defectSchema,
  messageSchema,
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
import { decideReview, type ReviewDecision } from "./decide-review.server.ts";
import { declareConflict } from "./declare-conflict.server.ts";
import { releaseAward } from "./release-award.server.ts";
import { getReviewRow } from "./review-row.server.ts";
import { scoreApplication } from "./score-application.server.ts";

export type ReviewStepAnswer =
  | { readonly done: string }
  /** Which form, and what is wrong with it; what was typed comes back. */
  | { readonly form: string; readonly reply: FormReply; readonly problem: string | null };

/** One button of the review screen. */
export async function takeReviewStep(
  actor: Actor,
  number: string,
  request: Request,
): Promise<ReviewStepAnswer> {
  const fields = await readFormData(request, 64 * 1024);
  const { row, access } = await getReviewRow(actor, number);
  const intent = String(fields.get("intent") ?? "");
  const forms = { defect: `defect-${String(fields.get("code") ?? "").slice(0, 60)}` };
  const step = Object.hasOwn(steps, intent) ? steps[intent] : undefined;
  if (!step) throw badRequest("There is no such button.");
  if (intent === "message") reviewPermissions.assertCan(actor, "review.message", access);
  const form = intent === "defect" ? forms.defect : intent;
  const { value, reply } = await parseForm(fields, step.schema);
  if (value === undefined) return { form, reply: reply(), problem: null };
  try {
    await step.take(actor, row.id, value as never);
  } catch (error) {
    // What is wrong with this form belongs beside it; anything else is the error page's.
    if (!isProblem(error) || (error.status !== 409 && error.status !== 422)) throw error;
    return {
      form,
      reply: reply(error.fieldErrors ? { fieldErrors: error.fieldErrors } : {}),
      problem: error.fieldErrors ? null : (error.detail ?? error.title),
    };
  }
  return { done: intent };
}

const decide =
  <V extends { formKey: string }>(toDecision: (value: V) => ReviewDecision) =>
  (actor: Actor, id: string, value: V) =>
    decideReview(actor, id, toDecision(value), value.formKey);

type Step = {
  schema: typeof verifySchema | Parameters<typeof parseForm>[1];
  take: (actor: Actor, id: string, value: never) => Promise<void>;
};

const steps: Readonly<Record<string, Step>> = {
  verify: {
    schema: verifySchema,
    take: (actor, id, { code }: { code: string }) =>
      checkApplication(actor, id, { code, verdict: "verified" }),
  },
  defect: {
    schema: defectSchema,
    take: (actor, id, value: z.output<typeof defectSchema>) =>
      checkApplication(actor, id, { ...value, verdict: "defect" }),
  },
  verify_rest: {
    schema: verifyRestSchema,
    take: (actor, id, { codes }: { codes: string[] }) => checkRest(actor, id, codes),
  },
  verify_rest_next: {
    schema: verifyRestSchema,
    take: (actor, id, { codes }: { codes: string[] }) => checkRest(actor, id, codes),
  },
  score: { schema: scoreSchema, take: scoreApplication },
  conflict: {
    schema: conflictSchema,
    take: (actor, id, { reason }: { reason: string }) => declareConflict(actor, id, reason),
  },
  approve: {
    schema: approveSchema,
    take: decide(({ award, note }: z.output<typeof approveSchema>) => ({
      verdict: "approve",
      awardPaise: award,
      note: note ?? null,
    })),
  },
  waitlist: {
    schema: waitlistSchema,
    take: decide(({ award }: z.output<typeof waitlistSchema>) => ({
      verdict: "waitlist",
      awardPaise: award,
    })),
  },
  reject: {
    schema: rejectSchema,
    take: decide(({ reasons, note }: z.output<typeof rejectSchema>) => ({
      verdict: "reject",
      reasons,
      note: note ?? null,
    })),
  },
  release: {
    schema: releaseSchema,
    take: (actor, id, { note, formKey }: { note: string; formKey: string }) =>
      releaseAward(actor, id, note, formKey),
  },
  message: {
    schema: messageSchema,
    take: (actor, id, { text }: { text: string }) => sendMessage(actor, id, text),
  },
};
