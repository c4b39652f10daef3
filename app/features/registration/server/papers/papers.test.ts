import { afterEach, describe, expect, test, vi } from "vitest";
import { rupees } from "#app/core/money.ts";
import { languages } from "#app/core/words/i18n.ts";
import { pdfText } from "#app/features/documents/server/pdf/pdf-text.server.ts";
import { classOptions } from "../../registration-options.ts";
import { className } from "../choices/class-name.server.ts";
import { drawCard } from "./draw-card.server.ts";
import { drawReceipt } from "./draw-receipt.server.ts";

const at = new Date("2026-11-15T10:00:00Z");
const otrNumber = "SS-2026-0000001-2";
// As long as a name may be.
const name = "వెంకట సత్యనారాయణ రాజ్యలక్ష్మి చంద్రశేఖర సుబ్రహ్మణ్యం గడ్డం Venkata Satyanarayana Rajya";
const receipt = { receiptNumber: "RC-2026-0000001-9", paidAt: at, amount: rupees(99), name, otrNumber };
const card = { otrNumber, name, class: "10th", registeredAt: at };

const pagesOf = (pdf: Buffer) => pdf.toString("latin1").match(/\/Type \/Page\b/g)?.length;
const own = { en: /^[ -~]+$/, te: /[\u0c00-\u0c7f]/, hi: /[\u0900-\u097f]/ };

afterEach(() => vi.restoreAllMocks());

describe.each(languages)("the papers of a registration in %s", (language) => {
  test("the receipt: labels, date, amount and its words are the reader's, the English stands beside", async () => {
    const label = vi.spyOn(pdfText, "label");
    const write = vi.spyOn(pdfText, "write");
    expect(pagesOf(await drawReceipt(receipt, language))).toBe(1);
    expect(label.mock.calls).toHaveLength(8);
    for (const [, words, english] of label.mock.calls) {
      expect(words).toMatch(own[language]);
      expect(english).toMatch(own.en);
    }
    const values = write.mock.calls.map(([, text]) => text);
    expect(values).toContain("₹99");
    expect(values).toContain(receipt.receiptNumber);
    const [date, inWords, note] = [values[2] ?? "", values.at(-2) ?? "", values.at(-1) ?? ""];
    for (const text of [date, inWords, note]) expect(text).toMatch(own[language]);
    for (const text of values) expect(pdfText.canWrite(text), text).toBe(true);
  });

  test("the card: one page, the whole name, and the class as it is called", async () => {
    const write = vi.spyOn(pdfText, "write");
    expect(pagesOf(await drawCard(card, language))).toBe(1);
    const [, , box] = write.mock.calls.find(([, text]) => text === name) ?? [];
    expect(box?.oneLine).toBeUndefined();
    expect(write.mock.calls.map(([, text]) => text)).toContain(
      { en: "Class 10", te: "10వ తరగతి", hi: "कक्षा 10" }[language],
    );
    for (const value of classOptions) expect(className(value, language)).not.toBe(value);
  });
});
