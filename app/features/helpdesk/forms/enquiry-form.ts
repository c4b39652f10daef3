import { z } from "zod";
import { callablePhone, email, personName } from "#app/core/india-fields.ts";
import { plainText } from "#app/core/plain-text.ts";
import { enquirySubjectValues } from "../enquiry-subjects.ts";

/** The contact form (spec 1, section 5): all five fields are required. */
export const enquirySchema = z.object({
  name: personName({ required: "Enter your name." }),
  email: email({ required: "Enter your e-mail address, so that we can answer." }),
  phone: callablePhone(),
  subject: z.enum(enquirySubjectValues, "Choose a subject."),
  message: plainText({
    max: 4000,
    multiline: true,
    required: "Write your message.",
    tooLong: "Use at most 4000 characters. If you need more, send it in two messages.",
  }),
});

export type EnquiryInput = z.output<typeof enquirySchema>;

export const answerSchema = z.object({
  enquiryId: z.uuid("Reload the page and try again."),
  revision: z.coerce.number().int().min(1),
  answer: plainText({ max: 3500, multiline: true, required: "Write the answer." }),
});

export const moveEnquirySchema = z.object({
  enquiryId: z.uuid("Reload the page and try again."),
  revision: z.coerce.number().int().min(1),
});
