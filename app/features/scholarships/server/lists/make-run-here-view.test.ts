import { describe, expect, test } from "vitest";
import { languages } from "#app/core/words/i18n.ts";
import { missingContent } from "../../catalogue/missing-content.ts";
import { papersOf } from "../../catalogue/papers-of-everyone.ts";
import { criteriaSchema } from "../../eligibility/criteria.ts";
import { moneySources, sourcesOfOwner } from "../../money-source.ts";
import { plainTerms } from "../../scholarship-terms.ts";
import { deadlineOn } from "../../views/deadline.ts";
import type { ScholarshipDetail } from "../../views/scholarship-view.ts";
import { paperName } from "../words/paper-name.server.ts";
import { termsInWords } from "../words/terms-in-words.server.ts";
import { makeRunHereView } from "./make-run-here-view.server.ts";

const criteria = criteriaSchema.parse({ levels: { from: "ug", to: "ug" }, genders: ["female"] });
const cycles = [{ opensOn: "2026-11-01", closesOn: "2026-12-25", basis: "announced" as const }];
/** As a giver's form writes it: no benefits, no papers, no sentence about the rules. */
const bare = {
  ...{ title: "Girls in Engineering", provider: "Deccan Foundation", amount: "₹25,000", runHere: true },
  ...{ amountMinInr: 25_000, amountMaxInr: 25_000, amountPeriod: "once", ownerKind: "donor" },
  ...{ benefits: [], documents: [], eligibility: [], seatsPerYear: 12, criteria, cycles },
  deadline: deadlineOn({ cycles, season: { kind: "rounds" } }, "2026-11-15"),
} as unknown as ScholarshipDetail;
const facts = { given: [{ paise: 3_00_000_00, at: new Date("2026-09-02T06:00:00Z") }], applied: 41 };
const terms = { ...plainTerms, seats: 12, awardPaise: 25_000_00 };

describe("S9: the page of a scholarship that a giver runs here is written from its rows", () => {
  test.each(languages)("nothing of it is empty in %s", (language) => {
    for (const source of moneySources) {
      const ownerKind = sourcesOfOwner.institute.includes(source)
        ? "institute"
        : sourcesOfOwner.donor.includes(source)
          ? "donor"
          : "catalogue";
      const view = makeRunHereView(
        { ...bare, ownerKind },
        { ...terms, moneySource: source },
        facts,
        language,
      );
      const words = [
        ...view.benefits,
        view.awards?.value,
        view.awards?.note,
        view.money.value,
        view.money.note ?? "said",
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
    const view = makeRunHereView(bare, terms, facts, "en");
    expect(view.benefits[0]).toBe("₹25,000 once, into your own bank account");
    expect(view.whoPays?.text).toContain("Deccan Foundation gives the money.");
    expect(view.whoPays?.text).toContain("₹3,00,000 in all, for 12 students.");
    expect(view.after.steps[0]?.title).toContain("25 Dec 2026");
  });

  test("its road has days where the rows have them, and the rule where they do not", () => {
    const { steps } = makeRunHereView(bare, terms, facts, "en").after;
    expect(steps[1]?.title).toContain("within 48 hours");
    expect(steps[1]?.text).toContain("Sent on the last day, that is by 27 Dec 2026.");
    expect(steps[2]?.text).toContain("Meant within the same 48 hours");
    expect(steps[4]?.text).toContain("No day is promised");
  });

  test("whether the money is there: held since the day it was whole, promised, or not with us", () => {
    const money = (given: typeof facts.given, extra: object = {}, ownerKind = "donor") =>
      makeRunHereView(
        { ...bare, ownerKind } as ScholarshipDetail,
        { ...terms, ...extra },
        { given, applied: 0 },
        "en",
      ).money;
    const at = (day: string, rupees: number) => ({ paise: rupees * 100, at: new Date(`${day}T06:00:00Z`) });
    expect(money([at("2026-09-01", 200_000), at("2026-09-02", 100_000)])).toEqual({
      value: "Yes, ₹3,00,000",
      note: "for all 12, with ScholarSetu since 2 Sep 2026",
    });
    // Taken out and put in again: since the second time.
    const again = [at("2026-09-01", 300_000), at("2026-09-05", -100_000), at("2026-10-01", 100_000)];
    expect(money(again).note).toContain("since 1 Oct 2026");
    expect(money([at("2026-09-01", 200_000)])).toEqual({
      value: "Not all of it yet",
      note: "₹2,00,000 of ₹3,00,000 is with ScholarSetu",
    });
    const promised = { moneySource: "institute_pays", promisedAt: new Date("2026-08-04T06:00:00Z") };
    expect(money([], promised, "institute").value).toBe("Promised in writing on 4 Aug 2026");
    expect(money([], { moneySource: "provider" }, "catalogue").value).toBe("Not with us");
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
