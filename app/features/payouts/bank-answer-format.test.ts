import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { mostBankLines, readBankAnswers, writeBankAnswers } from "./bank-answer-format.ts";
import { readBankFile } from "./server/bank/read-bank-file.server.ts";

const head = "Status,Beneficiary name,UTR,Payment reference,Reason,Amount (INR)";
const read = (...lines: string[]) => readBankAnswers([head, ...lines].join("\r\n"));

describe("the bank's answer file", () => {
  it("is read by the names of its columns, in the words banks use", () => {
    const { lines, problem } = read(
      'Executed,"Rao, Asha",sbin 2026 0001,po-2026-0000001-1,,"20,000.00"',
      "REJECTED,X,,PO-2026-0000002-2,A/c closed by customer,",
      "failed,X,,PO-2026-0000003-3,No such account,",
      "returned,X,,PO-2026-0000004-4,Beneficiary NAME mismatch,",
      "return,X,,PO-2026-0000005-5,KYC pending,",
      "Pending,X,,PO-2026-0000006-6,,",
    );
    expect(problem).toBeNull();
    expect(lines.map(({ outcome, utr, reason, problem: bad }) => [outcome, utr, reason, bad])).toEqual([
      ["paid", "SBIN20260001", null, null],
      ["returned", "", "account_closed", null],
      ["returned", "", "account_wrong", null],
      ["returned", "", "name_differs", null],
      ["returned", "", "account_frozen", null],
      ["open", "", null, null],
    ]);
    expect(lines[0]).toMatchObject({ line: 2, number: "PO-2026-0000001-1", amountPaise: 20_000_00 });
    // What is carried on holds no name, and reads the same.
    const carried = writeBankAnswers(lines);
    expect(carried).not.toContain("Rao");
    expect(readBankAnswers(carried).lines.map(({ line: _, ...rest }) => rest)).toEqual(
      lines.map(({ line: _, ...rest }) => rest),
    );
  });

  it("says what is wrong with a line, formulas and shortened numbers included (T28)", () => {
    const { lines } = read(
      "Paid,X,4.02E+15,PO-2026-0000001-1,,",
      "Paid,X,'=HYPERLINK(1),PO-2026-0000001-1,,",
      "maybe,X,UTR12345678,PO-2026-0000001-1,,",
      "__proto__,X,UTR12345678,PO-2026-0000001-1,,",
      "returned,X,,PO-2026-0000001-1,because,",
      "Paid,X,UTR12345678,,,",
      "Paid,X,UTR12345678,PO-2026-0000001-1,,much",
    );
    const said = lines.map(({ problem }) => problem);
    expect(said[0]).toContain("shortened the UTR");
    expect(said.every((problem) => problem !== null)).toBe(true);
    expect(read().problem).toContain("no answer");
    expect(readBankAnswers("a,b\n1,2").problem).toContain("Missing: Payment reference, Status, UTR, Reason");
    expect(read(...Array.from({ length: mostBankLines + 1 }, () => "Paid,,,,,")).problem).toContain(
      "Split it",
    );
    expect(read('Paid,"x').problem).toContain("not closed");
  });

  it("survives any garbage, in any encoding (T17)", async () => {
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ maxLength: 300 }), async (bytes) => {
        const text = await readBankFile(new File([head, "\n", bytes], "x.csv")).catch(
          (error: { status: number }) => {
            expect(error.status).toBe(422);
            return "";
          },
        );
        for (const line of readBankAnswers(text).lines) expect(line.number.length).toBeLessThanOrEqual(200);
      }),
    );
    const refused = (file: unknown) => expect(readBankFile(file)).rejects.toMatchObject({ status: 422 });
    await refused(null);
    await refused(new File([], "empty.csv"));
    await refused(new File(["PK\u0003\u0004"], "book.xlsx"));
    await refused(new File([new Uint8Array(1024 * 1024 + 1)], "large.csv"));
    const utf16 = new Uint8Array([0xff, 0xfe, ...[...head].flatMap((letter) => [letter.charCodeAt(0), 0])]);
    expect(await readBankFile(new File([utf16], "excel.csv"))).toContain("Payment reference");
    expect(await readBankFile(new File([new Uint8Array([0x52, 0xe9])], "old.csv"))).toBe("Ré");
  });
});
