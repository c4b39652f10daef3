import { describe, expect, test } from "vitest";
import national from "../../data/catalogue-national.json" with { type: "json" };
import states from "../../data/catalogue-state.json" with { type: "json" };
import hindi from "../../data/words-hi.json" with { type: "json" };
import telugu from "../../data/words-te.json" with { type: "json" };
import { descriptionIn, otherTitles, titleIn } from "./catalogue-words.server.ts";

const records = new Map([...national, ...states].map((record) => [String(record.id), record]));
/** Every sum a text names, in rupees: "₹2.5 lakh", "₹2.5 లక్షలు" and "₹2,50,000" are one. */
function sums(text: string): number[] {
  const units = [
    [/^(thousand|వేల|हज़ार)/, 1_000],
    [/^(lakh|లక్ష|लाख)/, 100_000],
    [/^(crore|కోట|करोड़)/, 10_000_000],
  ] as const;
  return [...text.matchAll(/₹ ?([\d,.]*\d)[ \u00a0]?(\S*)/g)].map(([, sum = "", unit = ""]) => {
    const times = units.find(([pattern]) => pattern.test(unit))?.[1] ?? 1;
    return Math.round(Number(sum.replaceAll(",", "")) * times);
  });
}
const nmmss = {
  number: 1,
  title: records.get("1")?.title ?? "",
  description: records.get("1")?.description ?? "",
};

describe.each([
  ["te", telugu, /[\u0C00-\u0C7F]/, /[\u0900-\u097F]/],
  ["hi", hindi, /[\u0900-\u097F]/, /[\u0C00-\u0C7F]/],
] as const)("the catalogue in %s", (language, file, script, otherScript) => {
  const words = Object.entries<Record<string, unknown>>(file);

  test("is of records that exist, and each says something in its own script", () => {
    for (const [number, texts] of words) {
      expect(records.has(number), `no record ${number}`).toBe(true);
      expect(Object.keys(texts).filter((key) => key !== "title" && key !== "description")).toEqual([]);
      for (const text of Object.values(texts)) {
        expect(text, `${number}`).toMatch(/\S/);
        expect(text, `${number}`).toMatch(script);
        expect(text, `${number}`).not.toMatch(otherScript);
        expect(text, `${number}: no spaces around`).toBe(String(text).trim());
      }
    }
  });

  test("says an amount as the original does", () => {
    for (const [number, { description }] of words)
      if (typeof description === "string")
        for (const sum of sums(description))
          expect(sums(records.get(number)?.description ?? "")).toContain(sum);
  });

  test("S20: a reader is told the title and the description in her language", () => {
    expect(titleIn(nmmss, language)).toMatchObject({ language, text: expect.stringMatching(script) });
    expect(descriptionIn(nmmss, language)).toMatchObject({ language, text: expect.stringMatching(script) });
  });

  test("what was changed since, or is another's of this number, stays as it was written", () => {
    expect(titleIn({ number: 1, title: "Our college's prize" }, language)).toEqual({
      text: "Our college's prize",
      language: "en",
    });
    expect(descriptionIn({ number: 1, description: "Changed." }, language).language).toBe("en");
    expect(otherTitles({ number: 1, title: "Our college's prize" })).toEqual([]);
  });
});

test("English stays the original", () => {
  expect(titleIn(nmmss, "en")).toEqual({ text: nmmss.title, language: "en" });
});
