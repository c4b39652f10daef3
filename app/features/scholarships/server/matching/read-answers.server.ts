import { parseForm } from "#app/core/forms/form.ts";
import type { Language } from "#app/core/words/i18n.ts";
import { answersSchema, profileOfAnswers } from "../../eligibility/eligibility-answers.ts";
import type { Profile } from "../../eligibility/profile.ts";
import { optionMessages } from "../../messages/options.messages.server.ts";

export interface ReadAnswers {
  /** What the answers say; what was wrong or left out is not in it. */
  readonly profile: Profile;
  /** By field, in the reader's language. */
  readonly errors: Readonly<Record<string, string>>;
}

/** A visitor's answers out of a posted form. Nothing of them is kept. */
export async function readAnswers(form: FormData, language: Language): Promise<ReadAnswers> {
  const { value, reply } = await parseForm(form, answersSchema);
  if (value) return { profile: profileOfAnswers(value), errors: {} };
  const words: Readonly<Record<string, unknown>> = optionMessages[language];
  const errors = Object.entries(reply().error ?? {}).flatMap(([name, codes]) => {
    const text = words[codes?.[0] ?? ""];
    return typeof text === "string" ? [[name, text]] : [];
  });
  return { profile: {}, errors: Object.fromEntries(errors) };
}
