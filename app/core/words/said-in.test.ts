import { expect, test } from "vitest";
import { listPartnershipProblems } from "#app/features/institutes/forms/partnership-schemas.ts";
import { partnershipFields } from "#app/features/institutes/forms/partnership-steps.ts";
import { partnershipSentences } from "#app/features/institutes/messages/partnership-sentences.ts";
import { joiningFactsSchema, joiningStartSchema } from "#app/features/organisations/forms/joining.ts";
import { joiningHolderNames } from "#app/features/organisations/joining-holders.ts";
import { joiningSentences } from "#app/features/organisations/messages/joining-sentences.ts";
import { errorsIn, saidIn } from "./said-in.ts";

const scripts = { te: /[\u0c00-\u0c7f]/, hi: /[\u0900-\u097f]/ } as const;
/** Nothing, a letter, a digit, and far too much: each rule of a form is broken by one of them. */
const wrong = ["", "x", "1", "A".repeat(3000), "ABCDE1234F", "000000", "a\u202eb"];

test.each(["te", "hi"] as const)("what the form of a giver refuses is said in %s", (language) => {
  const said = wrong.flatMap((typed) =>
    joiningHolderNames.flatMap((holder) => {
      const schema = joiningFactsSchema(holder);
      const values = Object.fromEntries(Object.keys(schema.shape).map((name) => [name, typed]));
      const start = joiningStartSchema.safeParse({ holder: typed, email: typed });
      const issues = [schema.safeParse(values), start].flatMap(({ error }) => error?.issues ?? []);
      return issues.map(({ message }) => message);
    }),
  );
  expect(said.length).toBeGreaterThan(50);
  for (const text of said) expect(saidIn(text, language, joiningSentences), text).toMatch(scripts[language]);
});

test.each(["te", "hi"] as const)("what the partnership form refuses is said in %s", (language) => {
  const problems = wrong.flatMap((typed) =>
    listPartnershipProblems(Object.fromEntries(partnershipFields.map((name) => [name, typed])), new Set()),
  );
  expect(problems.length).toBeGreaterThan(50);
  for (const { message } of problems)
    expect(saidIn(message, language, partnershipSentences), message).toMatch(scripts[language]);
});

test("English stays as it stands, and so does a sentence that nobody has translated", () => {
  expect(saidIn("Please fill in this field.", "en")).toBe("Please fill in this field.");
  expect(saidIn("Something else.", "te")).toBe("Something else.");
  expect(errorsIn({ a: ["Use at most 60 characters."] }, "hi")).toEqual({
    a: ["60 अक्षरों से ज़्यादा न लिखें।"],
  });
});
