import { z } from "zod";
import { callablePhone, email, personName } from "#app/core/forms/india-fields.ts";
import { savedField } from "#app/core/forms/saved-field.ts";
import { tickedRows } from "#app/core/forms/ticked-rows.ts";
import { plainText } from "#app/core/words/plain-text.ts";
import { enquirySubjectValues } from "../enquiry-subjects.ts";
import { answersEn } from "../messages/answers.en.ts";
import type { enquiryEn } from "../messages/enquiry.en.ts";

/** What the contact form says when it refuses, in its reader's language. */
export type EnquiryErrors = { readonly [name in keyof (typeof enquiryEn)["errors"]]: string };

/** The contact form (spec 1, section 5): all five fields are required. */
export function enquirySchema(words: EnquiryErrors) {
  return z.object({
    name: personName({
      max: 100,
      required: words.name,
      invalid: words.nameLetters,
      tooLong: words.nameLong,
    }),
    email: email({ required: words.email, invalid: words.emailForm }),
    phone: callablePhone({ required: words.phone, invalid: words.phoneForm }),
    subject: z.enum(enquirySubjectValues, words.subject),
    message: plainText({
      max: 4000,
      multiline: true,
      required: words.message,
      tooLong: words.messageLong,
      forbidden: words.hidden,
    }),
  });
}

export type EnquiryInput = z.output<ReturnType<typeof enquirySchema>>;

const writeOrChoose = "Write the answer, or choose a saved sentence.";

export const answerSchema = z.object({
  enquiryId: z.uuid("Reload the page and try again."),
  revision: z.coerce.number().int().min(1),
  sentence: savedField(answersEn),
  answer: plainText({ max: 3500, multiline: true, required: writeOrChoose }).optional(),
});

/** A saved answer, typed words, or both. */
export function isAnswered({
  sentence,
  answer,
}: {
  sentence?: string | null | undefined;
  answer?: string | undefined;
}): boolean {
  return Boolean(sentence || answer);
}
export const notAnswered = { path: ["answer"], error: writeOrChoose };

export const moveEnquirySchema = z.object({
  enquiryId: z.uuid("Reload the page and try again."),
  revision: z.coerce.number().int().min(1),
});

export const closeManySchema = z.object({ ids: tickedRows });
export const answerManySchema = answerSchema.omit({ enquiryId: true, revision: true }).extend({
  ids: tickedRows,
});
