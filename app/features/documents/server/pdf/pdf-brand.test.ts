import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { newPdf } from "#app/core/new-pdf.server.ts";
import { pdfBytes } from "#app/core/pdf-bytes.server.ts";
import { projectRoot } from "#app/db/migrating/project-root.server.ts";
import { pdfBrand } from "./pdf-brand.server.ts";

/** An institute's certificate is its own paper, an opened PDF its sender's; what the demo and the sandbox make stands for papers of others. */
const ofOthers = /institutes\/.*\/draw-letter|\/open-locked-pdf|\/sandbox-papers|\/demo\/|\/new-pdf/;

test("L59: every paper of ours wears the mark, and writes the rupee as a sign", () => {
  const root = projectRoot();
  const papers = globSync("app/**/*.server.ts", { cwd: root })
    .filter((path) => !ofOthers.test(path))
    .map((path) => ({ path, source: readFileSync(join(root, path), "utf8") }))
    .filter(({ source }) => source.includes("newPdf("));
  expect(papers.length).toBeGreaterThanOrEqual(10);
  for (const { path, source } of papers) {
    expect(source, path).toContain("pdfBrand.");
    expect(source, path).not.toMatch(/["'`]Rs\.? /);
  }
});

test("head and foot add no page, and text goes on under the road", async () => {
  const pdf = await newPdf({ size: "A4", margin: 56 });
  const under = pdfBrand.head(pdf, { x: 56, y: 38 });
  expect(pdf.y).toBe(under);
  expect(under).toBeGreaterThan(38 + 48);
  pdfBrand.foot(pdf, { arches: 14, deep: 76, text: { words: "Trust, 1 Example Road", x: 56 } });
  const bytes = await pdfBytes(pdf);
  expect(bytes.toString("latin1").match(/\/Type \/Page\b/g)).toHaveLength(1);
});
