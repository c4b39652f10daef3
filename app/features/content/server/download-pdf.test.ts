import { inflateSync } from "node:zlib";
import { expect, test, vi } from "vitest";
import { languages, languageTable } from "#app/core/words/i18n.ts";
import { inspectPdf } from "#app/features/documents/server/pdf/inspect-pdf.server.ts";
import { pdfText } from "#app/features/documents/server/pdf/pdf-text.server.ts";
import { documentIn } from "./document-in.server.ts";
import { downloadPdf } from "./download-pdf.server.ts";
import { helpDownloads } from "./help/help-downloads.server.ts";

// Telugu and Hindi are set letter by letter, which is slow on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

test.each(languages)("the four downloads are plain PDFs of a few A4 pages, in %s", async (language) => {
  for (const download of helpDownloads) {
    const bytes = await downloadPdf(download, language);
    const text = bytes.toString("latin1");
    expect(inspectPdf(bytes), download.id).toBeNull();
    expect(text.startsWith("%PDF-"), download.id).toBe(true);
    expect(text.match(/\/Type \/Page\b/g)?.length, download.id).toBeLessThanOrEqual(
      language === "en" ? 4 : 6,
    );
    expect(text).toContain("595.28 841.89");
    expect(text).toContain(`/Lang (${languageTable[language].locale})`);
    expect(await downloadPdf(download, language)).toBe(bytes);
  }
});

const textsOf = ({ title, intro, sections }: (typeof helpDownloads)[number]) => [
  title,
  intro,
  ...sections.flatMap(({ heading, paragraphs = [], items = [], checklist = [], table }) => [
    heading,
    ...paragraphs,
    ...items,
    ...checklist,
    ...(table ? [...table.columns, ...table.rows.flat()] : []),
  ]),
];

test("every letter of them has a shape, and money is written with its sign", () => {
  for (const download of languages.flatMap((language) =>
    helpDownloads.map((one) => documentIn(one, language)),
  ))
    for (const text of textsOf(download)) {
      expect(pdfText.canWrite(text), `${download.id}: ${text}`).toBe(true);
      expect(text, download.id).not.toMatch(/\bRs\b/);
    }
});

/** The letters that an embedded face's table says its glyphs stand for: what a reader copies out of the file. */
function embeddedLetters(bytes: Buffer): string {
  const source = bytes.toString("latin1");
  return [...source.matchAll(/stream\r?\n(.*?)\r?\nendstream/gs)]
    .map(([, body = ""]) => {
      try {
        return inflateSync(Buffer.from(body, "latin1")).toString("latin1");
      } catch {
        return body;
      }
    })
    .filter((stream) => stream.includes("beginbfrange") || stream.includes("beginbfchar"))
    .join();
}

test("L59: the sample application is drawn with ₹, in a face that has it", async () => {
  const sample = helpDownloads.find(({ id }) => id === "sample-application");
  if (!sample) throw new Error("no sample application");
  const money = textsOf(sample)
    .join(" ")
    .match(/₹[\d,]*\d/g);
  expect(money).toEqual(["₹1", "₹2", "₹1,44,000", "₹1,44,000", "₹18,500", "₹6,000"]);
  const bytes = await downloadPdf(sample, "en");
  expect(bytes.toString("latin1")).toContain("AnekDevanagari");
  expect(embeddedLetters(bytes)).toContain("20b9");
});

test("a table that goes on over the page has its head there, too", async () => {
  const sample = helpDownloads.find(({ id }) => id === "sample-application");
  if (!sample) throw new Error("no sample application");
  const written = vi.spyOn(pdfText, "write");
  // A name of its own: the others are kept once they are drawn.
  await downloadPdf({ ...sample, id: "drawn-again" as never }, "en");
  const heads = written.mock.calls.filter(([, text]) => text === "Why so");
  written.mockRestore();
  const tables = sample.sections.filter(({ table }) => table);
  expect(heads).toHaveLength(tables.length + 1);
});

test("Asha's statement has as many words as its heading says", () => {
  const part = helpDownloads
    .flatMap(({ sections }) => sections)
    .find(({ heading }) => heading.includes("Asha's"));
  const words = part?.paragraphs?.[0]?.split(" ").length;
  expect(part?.heading).toContain(`${words} words`);
});

test.each(["te", "hi"] as const)(
  "in %s nothing of them is left in English but numbers and file names",
  (language) => {
    const own = language === "te" ? /[\u0c00-\u0c7f]/ : /[\u0900-\u097f]/;
    const figures = (text: string) => (text.match(/\d+(?:[.,]\d+)*/g) ?? []).sort();
    for (const download of helpDownloads) {
      const english = textsOf(download).slice(1);
      const said = textsOf(documentIn(download, language)).slice(1);
      for (const [index, text] of english.entries()) {
        const other = said[index] ?? "";
        const isName = /^[^a-z]*$|@|\.(?:pdf|jpg),|^Fulbright-Nehru/.test(text);
        if (!isName) expect(other, text).toMatch(own);
        expect(figures(other), text).toEqual(figures(text));
      }
    }
  },
);
