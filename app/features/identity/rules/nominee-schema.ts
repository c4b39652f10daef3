import { z } from "zod";
import { email, personName, phone10 } from "#app/core/forms/india-fields.ts";

export const nomineeRelations = [
  "mother",
  "father",
  "guardian",
  "sibling",
  "spouse",
  "relative",
  "other",
] as const;

interface NomineeWords {
  readonly name: string;
  readonly nameInvalid: string;
  readonly relation: string;
  readonly phone: string;
  readonly email: string;
  readonly contact: string;
}

/** Without a number or an address nobody could tell the right person from another of that name. */
export function nomineeSchema(words: NomineeWords) {
  return z
    .object({
      name: personName({ required: words.name, invalid: words.nameInvalid }),
      relation: z.enum(nomineeRelations, words.relation),
      phone: phone10({ invalid: words.phone }).optional(),
      email: email({ invalid: words.email }).optional(),
    })
    .refine(({ phone, email: address }) => Boolean(phone || address), {
      path: ["phone"],
      error: words.contact,
      // Told together with what else is missing, not after it.
      when: ({ value }) => typeof value === "object" && value !== null,
    });
}

export type NomineeDetails = z.output<ReturnType<typeof nomineeSchema>>;
