import { describe, expect, test } from "vitest";
import national from "../../data/catalogue-national.json" with { type: "json" };
import states from "../../data/catalogue-state.json" with { type: "json" };
import { criteriaSchema } from "../../eligibility/criteria.ts";
import type { ScholarshipDetail } from "../../views/scholarship-view.ts";
import { shortAmount, termsInWords } from "./terms-in-words.server.ts";

const records = [...national, ...states].map((record) => ({
  id: record.id,
  slug: record.slug,
  title: record.title,
  description: record.description,
  amount: record.amountText,
  amountMinInr: record.amountMinInr,
  amountMaxInr: record.amountMaxInr,
  amountPeriod: record.amountPeriod as ScholarshipDetail["amountPeriod"],
  eligibility: record.eligibility,
  benefits: record.benefits,
  criteria: criteriaSchema.parse(record.criteria),
}));
const scripts = { te: /[\u0C00-\u0C7F]/, hi: /[\u0900-\u097F]/ } as const;

describe("S20: amount and rules in the reader's language, from the structure", () => {
  test("NMMSS in Telugu and Hindi", () => {
    const nmmss = records.find(({ slug }) => slug === "nmmss");
    if (!nmmss) throw new Error("nmmss is in the catalogue");
    const te = termsInWords(nmmss, "te");
    expect(te.amount).toBe("ఏడాదికి ₹12,000");
    expect(te.eligibility).toContain("9వ తరగతి నుంచి ఇంటర్ రెండో సంవత్సరం (12) వరకు చదువుతున్నవారు");
    expect(te.eligibility).toContain("కుటుంబ ఆదాయం సంవత్సరానికి ₹3.5 లక్షల వరకు");
    expect(te.originals).toEqual([{ text: "8వ తరగతిలో రాష్ట్ర NMMS పరీక్షలో ఎంపికయ్యారా?", language: "te" }]);
    expect(te.benefits[0]).toEqual({
      text: "9వ తరగతి నుంచి ఇంటర్ రెండో సంవత్సరం (12) వరకు నెలకు ₹1,000",
      language: "te",
    });
    expect(termsInWords(nmmss, "hi").amount).toBe("₹12,000 हर साल");
    expect(termsInWords(nmmss, "en")).toMatchObject({ amount: nmmss.amount, originals: [] });
  });

  test.each(["te", "hi"] as const)("%s: what is not marked English is in the reader's script", (language) => {
    for (const record of records) {
      const told = termsInWords(record, language);
      if (told.amountLanguage === language) expect(told.amount, record.slug).toMatch(scripts[language]);
      if (told.eligibilityLanguage === language)
        for (const rule of told.eligibility) expect(rule, record.slug).toMatch(scripts[language]);
    }
    const own = records.filter((record) => termsInWords(record, language).amountLanguage === language);
    expect(own.length).toBe(records.length);
  });

  test("what a desk changed since is told in its own English, and marked so; the rest stays hers", () => {
    const nmmss = records.find(({ slug }) => slug === "nmmss");
    if (!nmmss) throw new Error("nmmss is in the catalogue");
    const changed = { ...nmmss, benefits: ["₹1,500 a month from Class 9", ...nmmss.benefits.slice(1)] };
    const { benefits } = termsInWords(changed, "te");
    expect(benefits[0]).toEqual({ text: "₹1,500 a month from Class 9", language: "en" });
    expect(benefits.slice(1).map(({ language }) => language)).toEqual(["te", "te"]);
  });
});

test("L21: an amount stands on a card as its figure with a few words, and never as more than it is", () => {
  const short = (slug: string, language: "en" | "te" = "en") => {
    const record = records.find((one) => one.slug === slug);
    return record && shortAmount(record, language);
  };
  expect(short("pm-usp-csss")).toEqual({ sum: "₹20,000", note: "a year, at most" });
  expect(short("pm-usp-csss", "te")?.note).toContain("ఏడాదికి");
  expect(short("aicte-pragati")).toEqual({ sum: "₹50,000", note: "a year" });
  for (const record of records) {
    const told = shortAmount(record, "en");
    if (!told) continue;
    expect([record.slug, told.note.length <= 24]).toEqual([record.slug, true]);
    if (/plus|tuition/i.test(record.amount))
      expect([record.slug, told.note]).toEqual([record.slug, expect.stringContaining("more")]);
  }
});
