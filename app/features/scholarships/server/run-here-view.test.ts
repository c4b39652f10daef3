import { describe, expect, test } from "vitest";
import { languages } from "#app/core/i18n.ts";
import { criteriaSchema } from "../criteria.ts";
import { deadlineOn } from "../deadline.ts";
import { missingContent } from "../missing-content.ts";
import { moneySources, sourcesOfOwner } from "../money-source.ts";
import { papersOf } from "../papers-of-everyone.ts";
import { plainTerms } from "../scholarship-terms.ts";
import type { ScholarshipDetail } from "../scholarship-view.ts";
import { paperName } from "./paper-name.server.ts";
import { runHereView } from "./run-here-view.server.ts";
import { termsInWords } from "./terms-in-words.server.ts";

const criteria = criteriaSchema.parse({ levels: { from: "ug", to: "ug" }, genders: ["female"] });
const cycles = [{ opensOn: "2026-11-01", closesOn: "2026-12-25", basis: "announced" as const }];
/** As a giver's form writes it: no benefits, no papers, no sentence about the rules. */
const bare = {
  ...{ title: "Girls in Engineering", provider: "Deccan Foundation", amount: "₹25,000", runHere: true },
  ...{ amountMinInr: 25_000, amountMaxInr: 25_000, amountPeriod: "once", ownerKind: "donor" },
  ...{ benefits: [], documents: [], eligibility: [], seatsPerYear: 12, criteria, cycles },
  deadline: deadlineOn({ cycles, season: { kind: "rounds" } }, "2026-11-15"),
} as unknown as ScholarshipDetail;
const terms = { ...plainTerms, seats: 12, awardPaise: 25_000_00 };

describe("S9: the page of a scholarship that a giver runs here is written from its rows", () => {
  test.each(languages)("nothing of it is empty in %s", (language) => {
    for (const source of moneySources) {
      const ownerKind = sourcesOfOwner.institute.includes(source)
        ? "institute"
        : sourcesOfOwner.donor.includes(source)
          ? "donor"
          : "catalogue";
      const view = runHereView({ ...bare, ownerKind }, { ...terms, moneySource: source }, language);
      const words = [
        ...view.benefits,
        view.whoPays?.text,
        ...view.after.steps.flatMap((step) => Object.values(step)),
      ];
      for (const sentence of words) {
        expect(sentence?.trim()).toBeTruthy();
        expect(sentence).not.toMatch(/[{}]|undefined/);
      }
      expect(view.after.steps.length).toBe(source === "provider" ? 3 : 5);
    }
    expect(termsInWords(bare, language).eligibility.length).toBe(2);
    const papers = papersOf(bare).map((name) => paperName(name, language));
    expect(papers).toHaveLength(5);
    expect(papers.every((name) => !name.includes("_"))).toBe(true);
    if (language !== "en") for (const name of papers) expect(name).not.toMatch(/[a-z]{3}/);
  });

  test("it says who pays and by when, in figures", () => {
    const view = runHereView(bare, terms, "en");
    expect(view.benefits[0]).toBe("₹25,000 once, into your own bank account");
    expect(view.whoPays?.text).toContain("Deccan Foundation gives the money.");
    expect(view.whoPays?.text).toContain("₹3,00,000 in all, for 12 students.");
    expect(view.after.steps[0]?.text).toContain("25 Dec 2026");
  });

  test("a paper that everybody sends is named once", () => {
    const documents = ["Income certificate", "Caste certificate", "Passport photo and photo"];
    expect(papersOf({ runHere: true, documents }).slice(5)).toEqual([
      "Caste certificate",
      "Passport photo and photo",
    ]);
    expect(papersOf({ runHere: false, documents })).toEqual(documents);
  });
});

describe("S9: an empty page is not published", () => {
  const whole = {
    ownerKind: "institute",
    description: "For students of the first year whom a fee would keep away.",
    criteria,
    amountMaxPaise: 100,
    hasDates: true,
  } as const;
  test("a whole one is", () => expect(missingContent(whole)).toBeNull());
  test.each([
    ["what it is for", { description: "Scholarship" }],
    ["how much", { amountMaxPaise: null }],
    ["for whom", { criteria: criteriaSchema.parse({}) }],
    ["until when", { hasDates: false }],
  ])("without %s it is not", (words, lack) => {
    expect(missingContent({ ...whole, ...lack })).toContain(words);
    expect(missingContent({ ...whole, ...lack, ownerKind: "catalogue" })).toBeNull();
  });
});
