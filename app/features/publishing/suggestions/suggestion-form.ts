import { z } from "zod";
import { email } from "#app/core/forms/india-fields.ts";
import { plainText } from "#app/core/words/plain-text.ts";
import type { suggestionEn } from "./messages/suggestion.en.ts";
import { suggestionFieldNames } from "./suggestion-fields.ts";

type Words = { readonly [name in keyof (typeof suggestionEn)["errors"]]: string };

const nothing = z.literal("").transform(() => undefined);

/** What is wrong, what is right, and how they know: a page of the provider, a file, or both. */
export function suggestionSchema(words: Words) {
  return z.object({
    field: z.enum(suggestionFieldNames, words.field),
    wrong: nothing
      .or(plainText({ max: 1000, multiline: true, tooLong: words.long, forbidden: words.hidden }))
      .optional(),
    right: plainText({
      max: 2000,
      multiline: true,
      required: words.right,
      tooLong: words.long,
      forbidden: words.hidden,
    }),
    link: nothing
      .or(
        z
          .string(words.link)
          .trim()
          .max(500, words.link)
          .refine((typed) => /^https?:\/\/[^\s/]+\.[^\s/]+/i.test(typed) && URL.canParse(typed), words.link),
      )
      .optional(),
    email: nothing.or(email({ required: words.email, invalid: words.email })).optional(),
    /** A field that people do not see and machines fill in. */
    website: z.string().max(1000).optional(),
    /** How long the form was open, by the page's script; empty without script. */
    took: z.string().max(20).optional(),
  });
}

type Sent = z.output<ReturnType<typeof suggestionSchema>>;
export type SuggestionInput = Omit<Sent, "website" | "took">;
/** What is sealed in the row. */
export type SuggestionWords = { wrong: string | null; right: string; link: string | null };

/** Nobody reads the form and fills it in in less. */
const FASTEST_MS = 3_000;

/** Said plainly, since it may be a person whose browser fills in everything. */
export function doubtAbout({ website, took }: Sent, words: Words): string | null {
  if (website) return words.trap;
  return took && Number(took) < FASTEST_MS ? words.quick : null;
}

/** A website that does not open proves itself; all else needs a page or a paper. */
export function lacksProof({ field, link }: SuggestionInput, hasFile: boolean): boolean {
  return field !== "link" && !link && !hasFile;
}
