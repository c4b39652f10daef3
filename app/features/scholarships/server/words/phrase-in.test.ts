import { describe, expect, test } from "vitest";
import national from "../../data/catalogue-national.json" with { type: "json" };
import states from "../../data/catalogue-state.json" with { type: "json" };
import benefits from "../../data/phrases/benefits.json" with { type: "json" };
import dates from "../../data/phrases/dates.json" with { type: "json" };
import differs from "../../data/phrases/differs.json" with { type: "json" };
import notes from "../../data/phrases/notes.json" with { type: "json" };
import process from "../../data/phrases/process.json" with { type: "json" };
import questions from "../../data/phrases/questions.json" with { type: "json" };
import { phraseIn } from "./phrase-in.server.ts";

const records = [...national, ...states];
type Asks = { questions?: { text: string }[]; notes?: string[] };
const asks = records.map(({ criteria }) => criteria as Asks);

/** What the catalogue says of each kind, and our words for it. */
const kinds: [string, string[], Record<string, string[]>][] = [
  ["benefits", records.flatMap((record) => record.benefits), benefits],
  ["process", records.map((record) => record.applicationProcess), process],
  ["questions", asks.flatMap((asked) => (asked.questions ?? []).map(({ text }) => text)), questions],
  ["dates", records.flatMap((record) => record.deadlineNote ?? []), dates],
  ["differs", records.flatMap((record) => ("differs" in record && record.differs) || []), differs],
  ["notes", asks.flatMap((asked) => asked.notes ?? []), notes],
];

const scripts = [/[\u0C00-\u0C7F]/, /[\u0900-\u097F]/] as const;
/** A figure as it stands, without the commas of a sum: "₹2,00,000" and "₹2 lakh" are told as the English tells them. */
const figures = (text: string) => (text.match(/\d[\d,.]*/g) ?? []).map(plain).sort();
const plain = (figure: string) => figure.replace(/[.,]+$/, "").replaceAll(",", "");
const units = (text: string) => ({
  lakh: text.match(/\d (?:lakh|లక్ష|लाख)/g)?.length ?? 0,
  crore: text.match(/\d (?:crore|కోట|करोड़)/g)?.length ?? 0,
  rupees: text.match(/₹/g)?.length ?? 0,
  percent: text.match(/%/g)?.length ?? 0,
});

describe.each(kinds)("%s of the catalogue", (_, said, table) => {
  test("each sentence has its Telugu and its Hindi, and none is left over", () => {
    expect(Object.keys(table).sort()).toEqual([...new Set(said)].sort());
  });

  test("each is in its own script", () => {
    for (const [english, told] of Object.entries(table)) {
      expect(told, english).toHaveLength(2);
      for (const [place, text] of told.entries()) {
        expect(text, english).toMatch(scripts[place] ?? /never/);
        expect(text, english).not.toMatch(scripts[1 - place] ?? /never/);
        expect(text, english).toBe(text.trim());
      }
    }
  });

  test("figures and sums are those of the English", () => {
    const of = (text: string) => JSON.stringify([figures(text), units(text)]);
    const wrong = Object.entries(table).flatMap(([english, told]) =>
      told.filter((text) => of(text) !== of(english)).map((text) => `${english} → ${text}`),
    );
    expect(wrong).toEqual([]);
  });
});

test("two benefits of one scholarship are told in different words", () => {
  for (const { slug, benefits: said } of records)
    for (const language of ["te", "hi"] as const)
      expect(new Set(said.map((text) => phraseIn(text, language).text)).size, slug).toBe(said.length);
});

test("what a desk changed since stays as it was written, and English is the original", () => {
  const said = "Paid to the student's bank account";
  expect(phraseIn(said, "te").language).toBe("te");
  expect(phraseIn(`${said} in two parts`, "te")).toEqual({ text: `${said} in two parts`, language: "en" });
  expect(phraseIn(said, "en")).toEqual({ text: said, language: "en" });
});
