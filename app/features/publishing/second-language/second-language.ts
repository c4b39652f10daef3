import { z } from "zod";
import { defaultLanguage, languages, languageTable, type Translated } from "#app/core/words/i18n.ts";
import { plainText } from "#app/core/words/plain-text.ts";

/** The languages that an owner's words may be said in besides their own. */
export const secondLanguages = languages.filter((code): code is Translated => code !== defaultLanguage);

const language = z.enum(secondLanguages as [Translated, ...Translated[]], "Choose a language.");

const benefits = z
  .string()
  .default("")
  .transform((text) =>
    text
      .split(/\r?\n/)
      .map((line) => line.trim())
      .filter((line) => line !== ""),
  )
  .pipe(z.array(plainText({ max: 300 })).max(20, "At most 20 lines."));

/** Title, text and benefits in one of them. Names may stay as they are; the text is to be read by its readers. */
export const secondLanguageSchema = z
  .object({
    language,
    title: plainText({ max: 150, required: "Give it its name in this language." }),
    description: plainText({
      max: 2000,
      min: 30,
      multiline: true,
      required: "Say what it is for.",
      tooShort: "Write a little more, at least 30 characters.",
    }),
    benefits,
  })
  .superRefine((words, check) => {
    const { script, english } = languageTable[words.language];
    if (!new RegExp(`\\p{Script=${script}}`, "u").test(words.description))
      check.addIssue({ code: "custom", path: ["description"], message: `This is not in ${english}.` });
  });
export type SecondLanguage = z.output<typeof secondLanguageSchema>;

export const leaveLanguageSchema = z.object({ language });
