import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type CsvCell, csvResponse, csvStream } from "./csv.server.ts";

const columns = [
  { header: "Name", value: (row: CsvCell[]) => row[0] },
  { header: "Amount", value: (row: CsvCell[]) => row[1] },
];
const textOf = async (rows: Iterable<CsvCell[]> | AsyncIterable<CsvCell[]>) =>
  new Response(csvStream(columns, rows)).arrayBuffer().then((bytes) => Buffer.from(bytes).toString("utf8"));

/**
 * A reader of its own, so that the writer is not judged by its own library. As spreadsheets do, it ends a row
 * at any line break outside quotes.
 */
function readCsv(text: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  for (const [, cell = "", end = ""] of text.matchAll(/("(?:[^"]|"")*"|[^",\r\n]*)(,|\r\n|\r|\n)/g)) {
    row.push(cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell);
    if (end === ",") continue;
    rows.push(row);
    row = [];
  }
  return rows;
}

describe("CSV", () => {
  it("begins with a BOM, quotes what needs it, and keeps every script", async () => {
    const text = await textOf([
      ['Asha "A", Rao', 125_050],
      ["తెలుగు\nरेखा", null],
      [true, new Date("2026-11-15T00:00:00Z")],
    ]);
    expect(text).toBe(
      '\ufeffName,Amount\r\n"Asha ""A"", Rao",125050\r\n"తెలుగు\nरेखा",\r\nYes,2026-11-15T05:30:00+05:30\r\n',
    );
  });

  it.each([
    ["₹10,33,870", "1033870"],
    ["-₹5,000.50", "-5000.5"],
    ["₹499", "499"],
    ["₹12,000 per year", '"₹12,000 per year"'],
    ["2 Sep 2026", "2026-09-02"],
    ["17 Nov 2026, 12:05 am", "2026-11-17T00:05:00+05:30"],
    ["17 Nov 2026, 9:30 pm", "2026-11-17T21:30:00+05:30"],
    ["2026-11-17T03:25:04.723Z", "2026-11-17T08:55:04+05:30"],
    ["2026-05-28", "2026-05-28"],
    ["2 Nov was a day", "2 Nov was a day"],
  ])("D13: %j stands in the file as %s", async (cell, written) => {
    expect((await textOf([["x", cell]])).split("\r\n")[1]).toBe(`x,${written}`);
  });

  it.each([
    "=1+1",
    "+1",
    "-1",
    "@SUM(A1)",
    "\t=1",
    "\r=1",
    '=HYPERLINK("http://x","y")',
    "＝1",
    "－1",
    "-2+3",
  ])("T28: %j is neutralised", async (value) => {
    const [, row] = readCsv((await textOf([[value, 1]])).slice(1));
    expect(row?.[0]).toBe(`'${value}`);
  });

  it("T28: no text cell ever begins with a formula character, and otherwise nothing changes", async () => {
    const cells = fc.oneof(fc.string({ unit: "grapheme" }), fc.stringMatching(/^[=+\-@,"\r\n\ta1' ]{0,8}$/));
    await fc.assert(
      fc.asyncProperty(fc.array(cells, { minLength: 1, maxLength: 20 }), async (values) => {
        const rows = readCsv((await textOf(values.map((value) => [value, 1]))).slice(1));
        expect(rows).toHaveLength(values.length + 1);
        values.forEach((value, index) => {
          const cell = rows[index + 1]?.[0] ?? "";
          expect(cell).not.toMatch(/^[=+\-@\t\r]/);
          expect([value, `'${value}`]).toContain(cell);
        });
      }),
    );
  });

  it.each(["a\n=1+1", "a\r=1+1", "a\r\n=1+1", 'a"\n=1+1'])("T28: %j starts no new row", async (value) => {
    const rows = readCsv((await textOf([[value, 1]])).slice(1));
    expect(rows).toEqual([
      ["Name", "Amount"],
      [value, "1"],
    ]);
  });

  it("a header is a text too", async () => {
    const stream = csvStream([{ header: "=1", value: () => 1 }], []);
    expect(await new Response(stream).text()).toContain("'=1");
  });

  it("negative numbers stay numbers", async () => {
    expect(await textOf([["x", -500]])).toContain("x,-500\r\n");
  });

  it("streams: reads rows only as they are taken, and lets go of them when the client leaves", async () => {
    let made = 0;
    let closed = false;
    async function* endless() {
      try {
        for (made = 1; ; made += 1) yield [`row ${made}`, made];
      } finally {
        closed = true;
      }
    }
    const reader = csvStream(columns, endless()).getReader();
    await reader.read();
    await reader.read();
    expect(made).toBeGreaterThan(0);
    expect(made).toBeLessThan(1000);
    await reader.cancel();
    expect(closed).toBe(true);
  });

  it("a failing query fails the download instead of ending it early", async () => {
    function* failing() {
      yield ["a", 1];
      throw new Error("connection lost");
    }
    await expect(textOf(failing())).rejects.toThrow("connection lost");
  });

  it("is sent as a private download with a safe name", () => {
    const { headers } = csvResponse('a"b\r\nx.csv', columns, []);
    expect(headers.get("Content-Disposition")).toBe('attachment; filename="a-b-x.csv"');
    expect(headers.get("Cache-Control")).toBe("no-store");
    expect(headers.get("X-Content-Type-Options")).toBe("nosniff");
  });
});
