import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  compactCount,
  formatCount,
  formatMoney,
  paise,
  parseMoney,
  rupees,
  shareOfMoney,
  shortMoney,
  splitMoney,
} from "./money.ts";
import { amountInWords } from "./words/amount-in-words.server.ts";

/** Any sequence of code units: lone surrogates, controls, every script. */
const anyText = fc
  .array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 300 })
  .map((codes) => String.fromCharCode(...codes));

const anyAmount = fc.integer({ min: -1e13, max: 1e13 }).map(paise);

describe("makers", () => {
  it("take whole paise and rupees with two decimals only", () => {
    expect(rupees(1250.5)).toBe(125_050);
    expect(rupees(0.29)).toBe(29);
    expect(paise(9900n)).toBe(9900);
    expect(Object.is(paise(-0), 0)).toBe(true);
    for (const wrong of [1.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53]) {
      expect(() => paise(wrong)).toThrow(RangeError);
    }
    expect(() => rupees(1.005)).toThrow(RangeError);
  });

  it("take shares without losing a paisa", () => {
    expect(shareOfMoney(rupees(25_00_00_000), 200)).toBe(rupees(50_00_000));
    expect(shareOfMoney(paise(25), 5000)).toBe(13);
    expect(shareOfMoney(paise(-25), 5000)).toBe(-13);
  });

  it("split so that the parts add up to the whole", () => {
    expect(splitMoney(paise(100), [1, 1, 1])).toEqual([34, 33, 33]);
    const weights = fc.array(fc.integer({ min: 0, max: 1000 }), { minLength: 1, maxLength: 20 });
    fc.assert(
      fc.property(anyAmount, weights, (amount, list) => {
        const total = list.reduce((sum, weight) => sum + weight, 0);
        fc.pre(total > 0);
        const parts = splitMoney(amount, list);
        expect(parts.reduce((sum, part) => sum + part, 0)).toBe(amount);
        parts.forEach((part, index) => {
          expect(Math.abs(part - (amount * (list[index] ?? 0)) / total)).toBeLessThan(1.01);
        });
      }),
    );
    expect(() => splitMoney(paise(1), [])).toThrow(RangeError);
  });
});

describe("reading what people type", () => {
  it.each([
    ["1,24,567", 1_24_567],
    ["₹ 50 lakh", 50_00_000],
    ["Rs. 1.5 crore", 1_50_00_000],
    ["rs 99", 99],
    ["INR 2,00,000.50", 2_00_000.5],
    ["5 cr", 5_00_00_000],
    ["2.25 Lacs", 2_25_000],
    ["10k", 10_000],
    ["500/-", 500],
    ["५,०००", 5000],
    ["౫౦ లక్షలు", 50_00_000],
    ["5 करोड़", 5_00_00_000],
    [" 0 ", 0],
  ])("%s", (text, expected) => expect(parseMoney(text)).toBe(rupees(expected)));

  it.each(["", "abc", "-5", "1.234", "1,,2", "12 apples", "1e5", "=1+1", "₹", "99999999999999999", "5 5"])(
    "refuses %j",
    (text) => expect(parseMoney(text)).toBeNull(),
  );

  it("reads back what it shows, and never throws", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1e13 }).map(paise), (amount) => {
        expect(parseMoney(formatMoney(amount))).toBe(amount);
      }),
    );
    fc.assert(fc.property(anyText, (text) => void parseMoney(text)));
  });
});

describe("showing", () => {
  it("groups in lakh and crore and shows paise only where there are some", () => {
    expect(formatMoney(rupees(124_567))).toBe("₹1,24,567");
    expect(formatMoney(rupees(124_567.5), "hi")).toBe("₹1,24,567.50");
    expect(formatMoney(rupees(-0.05), "te")).toBe("-₹0.05");
    expect(formatMoney(rupees(0))).toBe("₹0");
    expect(formatCount(12_345_678)).toBe("1,23,45,678");
  });

  it("agrees with Intl's currency style", () => {
    const intl = new Intl.NumberFormat("en-IN", {
      style: "currency",
      currency: "INR",
      maximumFractionDigits: 0,
    });
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1e11 }), (count) => {
        expect(formatMoney(rupees(count))).toBe(intl.format(count));
      }),
    );
  });

  it.each([
    [50_00_000, "₹50 lakh", "₹50 లక్షలు", "₹50 लाख"],
    [5_00_00_000, "₹5 crore", "₹5 కోట్లు", "₹5 करोड़"],
    [8_86_00_000, "₹8.86 crore", "₹8.86 కోట్లు", "₹8.86 करोड़"],
    [1_00_000, "₹1 lakh", "₹1 లక్ష", "₹1 लाख"],
    [1_00_00_000, "₹1 crore", "₹1 కోటి", "₹1 करोड़"],
    [99_999, "₹99,999", "₹99,999", "₹99,999"],
    [99_99_999, "₹1 crore", "₹1 కోటి", "₹1 करोड़"],
    [2_50_000, "₹2.5 lakh", "₹2.5 లక్షలు", "₹2.5 लाख"],
    [12_345_67_00_000, "₹12,345.67 crore", "₹12,345.67 కోట్లు", "₹12,345.67 करोड़"],
    [-50_00_000, "-₹50 lakh", "-₹50 లక్షలు", "-₹50 लाख"],
  ])("short: %i", (count, en, te, hi) => {
    expect([
      shortMoney(rupees(count)),
      shortMoney(rupees(count), "te"),
      shortMoney(rupees(count), "hi"),
    ]).toEqual([en, te, hi]);
  });

  it("S34.8: before a word that governs it, a Telugu plural is oblique", () => {
    expect(shortMoney(rupees(2_50_000), "te", "oblique")).toBe("₹2.5 లక్షల");
    expect(shortMoney(rupees(1_00_000), "te", "oblique")).toBe("₹1 లక్ష");
    expect(shortMoney(rupees(2_00_00_000), "te", "oblique")).toBe("₹2 కోట్ల");
    expect(shortMoney(rupees(2_50_000), "hi", "oblique")).toBe("₹2.5 लाख");
  });

  it("the short form is never off by more than half its last digit", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1_00_000, max: 1e11 }), (count) => {
        const text = shortMoney(rupees(count));
        const unit = text.endsWith("crore") ? 1e7 : 1e5;
        const shown = Number(text.replace(/[^\d.]/g, "")) * unit;
        expect(Math.abs(shown - count)).toBeLessThanOrEqual(unit / 200 + 1e-6);
      }),
    );
  });

  it("shortens counts", () => {
    expect([12_500, 11_800, 8200, 999, 1000, 0, 2_500_000].map(compactCount)).toEqual([
      "12.5K",
      "11.8K",
      "8.2K",
      "999",
      "1K",
      "0",
      "2.5M",
    ]);
  });
});

describe("amount in words", () => {
  it("in English, Hindi and Telugu, exact for large amounts", () => {
    expect(amountInWords(rupees(124_567))).toBe(
      "One Lakh Twenty Four Thousand Five Hundred Sixty Seven Rupees Only",
    );
    expect(amountInWords(rupees(99.5))).toBe("Ninety Nine Rupees And Fifty Paise Only");
    expect(amountInWords(paise(9_999_999_999_991))).toMatch(
      /^Ninety Nine Arab .* And Ninety One Paise Only$/,
    );
    expect(amountInWords(rupees(50_100), "hi")).toBe("पचास हज़ार एक सौ रुपये मात्र");
    expect(amountInWords(rupees(99), "te")).toBe("తొంభై తొమ్మిది రూపాయలు మాత్రమే");
    expect(amountInWords(rupees(121_101.5), "te")).toBe("ఒక లక్ష ఇరవై ఒక్క వేల నూట ఒక్క రూపాయల యాభై పైసలు మాత్రమే");
  });
});
