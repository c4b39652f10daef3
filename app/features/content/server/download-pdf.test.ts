import { expect, test } from "vitest";
import { inspectPdf } from "#app/features/documents/server/inspect-pdf.server.ts";
import { helpDownloads } from "../data/help-downloads.ts";
import { downloadPdf } from "./download-pdf.server.ts";

test("the four downloads are plain PDFs of a few A4 pages", async () => {
  for (const download of helpDownloads) {
    const bytes = await downloadPdf(download);
    const text = bytes.toString("latin1");
    expect(inspectPdf(bytes), download.id).toBeNull();
    expect(text.startsWith("%PDF-"), download.id).toBe(true);
    expect(text.match(/\/Type \/Page\b/g)?.length, download.id).toBeLessThanOrEqual(4);
    expect(text).toContain("595.28 841.89");
    expect(await downloadPdf(download)).toBe(bytes);
  }
});

test("every letter of them exists in the font of every reader", () => {
  // Windows-1252, which is what the standard PDF fonts hold.
  const known = /^[\n\x20-\x7e\xa0-\xff€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]*$/;
  for (const { id, title, intro, sections } of helpDownloads) {
    const texts = [title, intro, ...sections.map((section) => JSON.stringify(section))];
    for (const text of texts) expect(known.test(text), `${id}: ${text.replace(known, "")}`).toBe(true);
  }
});
