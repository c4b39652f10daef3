import { inflateSync } from "node:zlib";
import { expect, test } from "vitest";
import type { ReportView } from "../report-view.ts";
import { reportPdf } from "./report-pdf.server.ts";

function view(head: string, values: number[]): ReportView {
  const points = values.map((value, at) => ({ label: `${head} ${at + 1}`, value }));
  return {
    title: "Applications",
    range: "1 January to 30 June 2026",
    hidden: 0,
    heads: [head, "Applications"],
    rows: points.map(({ label, value }) => [label, String(value)]),
    totals: ["Total", "0"],
    chart: { title: "Applications, first half", heads: [head, "Applications"], points, kind: "count" },
  };
}

/** The drawing of all pages, as it stands in the file. */
function drawing(bytes: Buffer): string {
  const text = bytes.toString("latin1");
  return [...text.matchAll(/stream\r?\n([\s\S]*?)\r?\nendstream/g)]
    .map(([, body = ""]) => {
      try {
        return inflateSync(Buffer.from(body, "latin1")).toString("latin1");
      } catch {
        return "";
      }
    })
    .join("\n");
}

/** Rectangles filled in the colour of the bars. */
function bars(bytes: Buffer): number {
  const filled = /[\d.-]+ re\s+\/DeviceRGB cs\s+0\.17647\d* 0\.19607\d* 0\.5333\d* scn\s+f\b/g;
  return drawing(bytes).match(filled)?.length ?? 0;
}

test("L43: a report of months has a bar for each month that has something", async () => {
  const empty = bars(await reportPdf(view("Month", [])));
  expect(bars(await reportPdf(view("Month", [3, 0, 8, 5])))).toBe(empty + 3);
});

test("L43: a report of kinds has its bars too, and its table goes on over the pages", async () => {
  const empty = bars(await reportPdf(view("State", [])));
  const bytes = await reportPdf(
    view(
      "State",
      Array.from({ length: 60 }, (_, at) => at + 1),
    ),
  );
  expect(bars(bytes)).toBe(empty + 12);
  expect(bytes.toString("latin1").match(/\/Type \/Page\b/g)?.length).toBeGreaterThan(1);
});
