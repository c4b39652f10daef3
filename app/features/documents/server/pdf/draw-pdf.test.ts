import PDFDocument from "pdfkit";
import { describe, expect, test } from "vitest";
import { makePdf, realPdf } from "#tests/support/sample-files.ts";
import { mostPdfPages } from "../../file-rules.ts";
import { drawPdf } from "./draw-pdf.server.ts";

const page = "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] >>";

describe("T59, X29: a PDF as pictures", { timeout: 60_000 }, () => {
  test("a page comes out as a WebP picture, and nothing else of the file", async () => {
    const { pages, picture } = await drawPdf(await realPdf("Income certificate"), 1);
    expect(pages).toBe(1);
    expect(picture.toString("latin1", 0, 4) + picture.toString("latin1", 8, 12)).toBe("RIFFWEBP");
    expect(picture.length).toBeLessThan(200_000);
  });

  test("each page is its own", async () => {
    const bytes = await manyPages(3);
    const [first, third] = await Promise.all([drawPdf(bytes, 1), drawPdf(bytes, 3)]);
    expect(first.pages).toBe(3);
    expect(first.picture.equals(third.picture)).toBe(false);
    await expect(drawPdf(bytes, 4)).rejects.toMatchObject({ reason: "no_page" });
  });

  test("a script in it does not run", async () => {
    const bytes = makePdf([page], "/OpenAction << /S /JavaScript /JS (while(true){}) >>");
    expect((await drawPdf(bytes, 1)).picture.length).toBeGreaterThan(0);
  });

  test("what cannot be read, has too many pages or is locked is refused by its reason", async () => {
    const nothing = Buffer.from("%PDF-1.7\nnothing\n%%EOF");
    await expect(drawPdf(nothing, 1)).rejects.toMatchObject({ reason: "unreadable" });
    const long = await manyPages(mostPdfPages + 1);
    await expect(drawPdf(long, "all")).rejects.toMatchObject({ reason: "pages" });
    const locked = await manyPages(1, { userPassword: "secret" });
    await expect(drawPdf(locked, "all")).rejects.toMatchObject({ reason: "locked" });
  });

  test("what takes too long or too much memory is ended", async () => {
    const bytes = await realPdf("Income certificate");
    const reasonFor = (limits: object) => drawPdf(bytes, 1, limits).catch(({ reason }) => reason);
    expect(await reasonFor({ cpuMs: 20 })).toBe("heavy");
    expect(await reasonFor({ residentMb: 40 })).toBe("heavy");
    // By the clock alone it may be our fault.
    expect(await reasonFor({ ms: 20 })).toBe("busy");
  });

  test("a heap of uploads does not stop who looks at a paper, and is not waited for without end", async () => {
    const bytes = await realPdf("Income certificate");
    const tries = Array.from({ length: 12 }, () => drawPdf(bytes, "all").catch(({ reason }) => reason));
    expect((await drawPdf(bytes, 1)).pages).toBe(1);
    expect((await Promise.all(tries)).filter((answer) => answer === "busy")).toHaveLength(3);
  });
});

async function manyPages(count: number, options: PDFKit.PDFDocumentOptions = {}): Promise<Buffer> {
  const file = new PDFDocument(options);
  for (let number = 1; number <= count; number += 1) {
    if (number > 1) file.addPage();
    file.text(`Page ${number}`);
  }
  file.end();
  return Buffer.concat(await Array.fromAsync(file as unknown as AsyncIterable<Buffer>));
}
