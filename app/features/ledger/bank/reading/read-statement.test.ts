import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { readAmount, readDay } from "./bank-cells.ts";
import { guessMapping, mappingProblem } from "./bank-columns.ts";
import { readSheet, readStatement } from "./read-statement.ts";

const sbi = `Account Name,SCHOLARSETU FOUNDATION
Branch,"HYDERABAD, MAIN"

Txn Date,Value Date,Description,Ref No./Cheque No.,Debit,Credit,Balance
05/10/2026,05/10/2026,"NEFT*HDFC0000001*UTR12345678*DECCAN TRUST",,,"1,00,000.00","1,00,000.00"
06/10/2026,06/10/2026,BULK PAYOUT,REF99,"25,000.50",,"74,999.50"
Statement generated on 7 Oct,,,,,,
`;
const hdfc = `Date;Narration;Amount;Dr / Cr;Closing Balance
31-Oct-26;INTEREST;120.00;CR;1120.00
30-Oct-26;CHARGES;500.00;DR;1000.00
`;

describe("a bank's statement", () => {
  test("is read by its own columns, under the bank's address and with amounts in two columns", () => {
    const mapping = guessMapping(readSheet(sbi).heads);
    expect(mapping).toEqual({
      day: "Txn Date",
      words: "Description",
      reference: "Ref No./Cheque No.",
      out: "Debit",
      in: "Credit",
      balance: "Balance",
    });
    expect(readStatement(sbi, mapping)).toMatchObject({
      problem: null,
      lines: [
        { line: 5, day: "2026-10-05", amountPaise: 1_00_000_00, balancePaise: 1_00_000_00, reference: null },
        { line: 6, day: "2026-10-06", amountPaise: -25_000_50, reference: "REF99" },
      ],
    });
  });

  test("or newest first, with one column and a side; and comes back in the order of time", () => {
    const { lines, problem } = readStatement(hdfc, guessMapping(readSheet(hdfc).heads));
    expect(problem).toBeNull();
    expect(lines.map(({ day, amountPaise }) => [day, amountPaise])).toEqual([
      ["2026-10-30", -500_00],
      ["2026-10-31", 120_00],
    ]);
  });

  test.each([
    [sbi.replace('"74,999.50"', "70000.00"), /Line 6: the balance does not follow/],
    [sbi.replace("06/10/2026,06", "31/02/2026,06"), /Line 6: "31\/02\/2026" is no date/],
    [sbi.replace('"25,000.50"', "25000.505"), /Line 6: its amount cannot be read/],
    [sbi.replace("06/10/2026,06", "06/10/2099,06"), /still to come/],
    ["Date,Details,Amount\n", /no line with a date/],
    ["nothing here", /names its columns/],
  ])("refuses what is doubtful, with the line: %#", (text, words) => {
    const { lines, problem } = readStatement(text, guessMapping(readSheet(sbi).heads));
    const guessed = text.includes("Txn Date")
      ? { lines, problem }
      : readStatement(text, guessMapping(["Date", "Details", "Amount"]));
    expect(guessed.problem).toMatch(words);
    expect(guessed.lines).toEqual([]);
  });

  test("a mapping says amounts in one way", () => {
    expect(mappingProblem({ day: "A", words: "B" })).toMatch(/amount/);
    expect(mappingProblem({ day: "A", words: "B", amount: "C", out: "D" })).toMatch(/Either/);
    expect(mappingProblem({ words: "B", amount: "C" })).toMatch(/date/);
    expect(mappingProblem({ day: "A", words: "B", out: "C", in: "D" })).toBeNull();
  });

  test("days and amounts as banks write them; any amount comes back to the paisa", () => {
    expect(["5-11-2026", "05 Nov 2026", "05/11/26", "2026-11-05 10:30", "5.11.2026"].map(readDay)).toEqual(
      Array(5).fill("2026-11-05"),
    );
    expect(["Nov 5", "5/13/2026", "", "x"].map(readDay)).toEqual([null, null, null, null]);
    expect(
      ["(5.00)", "5.00 Dr", "5.00-", "-5", "₹ 5", "5 Cr", "", "-", "5.1.2", "1e5"].map(readAmount),
    ).toEqual([-500, -500, -500, -500, 500, 500, 0, 0, null, null]);
    fc.assert(
      fc.property(fc.integer({ min: -1e13, max: 1e13 }), (paise) => {
        const text = (Math.abs(paise) / 100).toLocaleString("en-IN", { minimumFractionDigits: 2 });
        expect(readAmount(paise < 0 ? `(${text})` : text)).toBe(paise === 0 ? 0 : paise);
      }),
    );
  });
});
