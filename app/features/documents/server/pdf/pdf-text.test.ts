import { create } from "fontkit";
import PDFDocument from "pdfkit";
import { describe, expect, test } from "vitest";
import { faceOfScript } from "./face-of-script.server.ts";
import { pdfText } from "./pdf-text.server.ts";

const box = { x: 20, y: 20, width: 300, size: 12 };

const escapes: Record<string, string> = { n: "\n", r: "\r", t: "\t", b: "\b", f: "\f" };
const unescaped = (text: string) => text.replace(/\\(.)/gs, (_, letter: string) => escapes[letter] ?? letter);

/** Per embedded face: the glyph numbers that were drawn, in order. Number 0 is the empty box. */
async function drawn(text: string, place: Partial<typeof box> & { oneLine?: boolean } = {}) {
  const pdf = new PDFDocument({ compress: false });
  pdfText.write(pdf, text, { ...box, ...place });
  const height = pdf.y - box.y;
  pdf.end();
  const bytes = Buffer.concat(await Array.fromAsync(pdf as unknown as AsyncIterable<Buffer>));
  const source = bytes.toString("latin1");
  const faces = new Map<string, string>();
  for (const [, name = "", object] of source.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
    const [, font = ""] = new RegExp(`\\n${object} 0 obj\\n<<(.*?)>>`, "s").exec(source) ?? [];
    faces.set(name, /\/Type0\b/.test(font) ? (/\+(\w+)/.exec(font)?.[1] ?? "") : "Helvetica");
  }
  const glyphs = new Map<string, number[]>();
  for (const [, name = "", shown = ""] of source.matchAll(/\/(F\d+) [\d.]+ Tf\n(.*?)ET/gs)) {
    const digits = faces.get(name) === "Helvetica" ? 2 : 4;
    const numbers = [...shown.matchAll(/<([0-9a-f]+)>/g)].flatMap(([, hex = ""]) =>
      (hex.match(new RegExp(`.{${digits}}`, "g")) ?? []).map((part) => Number.parseInt(part, 16)),
    );
    const face = faces.get(name) ?? name;
    glyphs.set(face, [...(glyphs.get(face) ?? []), ...numbers]);
  }
  // What a reader copies: beside the drawn signs, in the order they are written.
  const copied = [...source.matchAll(/\/ActualText \(\xfe\xff(.*?)\)\n?>> BDC/gs)].map(([, text = ""]) =>
    Buffer.from(unescaped(text), "latin1").swap16().toString("utf16le"),
  );
  return { glyphs, height, copied };
}

describe("names in a PDF (issues 7, 8)", () => {
  test.each([
    ["శ్రీలక్ష్మి ప్రజ్ఞ", "AnekTelugu", 11],
    ["नंदिनी आज़मीरा", "AnekDevanagari", 13],
  ])("%s comes out in its own letters, shaped, and no empty box", async (name, face, count) => {
    const { glyphs } = await drawn(name);
    expect(glyphs.get(face)).toHaveLength(count);
    expect(glyphs.get(face)).not.toContain(0);
  });

  test("copied text is what was written, whatever order its signs are drawn in", async () => {
    for (const text of ["విద్యార్థి స్కాలర్‌షిప్", "छात्रवृत्ति की राशि"])
      expect((await drawn(text)).copied).toEqual([text]);
  });

  // The shapes HarfBuzz gives, as a browser draws them: a sign that its letter has swallowed is not drawn twice.
  test.each([
    ["డెస్క్", "AnekTelugu", ["glyph", "glyph", "glyph", ""]],
    ["हिंदी", "AnekDevanagari", ["glyph", "glyph", "", "glyph", "glyph"]],
    ["आर्थिक", "AnekDevanagari", ["glyph", "glyph", "glyph", "", "glyph"]],
    ["इज़्ज़त", "AnekDevanagari", ["glyph", "glyph", "glyph"]],
  ])("%s is shaped as %s wants it", (word, face, shapes) => {
    const script = face === "AnekTelugu" ? "telugu" : "devanagari";
    const { glyphs } = create(faceOfScript(script, "regular")).layout(word);
    expect(glyphs.map(({ path }) => (path.commands.length > 0 ? "glyph" : ""))).toEqual(shapes);
  });

  test("every letter that is let through has a shape", async () => {
    const telugu = Array.from({ length: 0x80 }, (_, i) => String.fromCodePoint(0xc00 + i));
    const devanagari = Array.from({ length: 0x80 }, (_, i) => String.fromCodePoint(0x900 + i));
    const known = [...telugu, ...devanagari].filter(pdfText.canWrite);
    expect(known.length).toBeGreaterThan(200);
    // Each as its own word: a mark alone gets a dotted circle, never the empty box.
    const { glyphs } = await drawn(known.join(" "));
    for (const numbers of glyphs.values()) expect(numbers).not.toContain(0);
  });

  test("scripts may mix; what no face has is refused beforehand", async () => {
    const { glyphs } = await drawn("K. రవి (रवि)");
    expect([...glyphs.keys()].sort()).toEqual(["AnekDevanagari", "AnekTelugu", "Helvetica"]);
    expect(pdfText.canWrite("K. రవి (रवि), Ravi’s క్‌ష")).toBe(true);
    expect(pdfText.canWrite("ரவி")).toBe(false);
    expect(pdfText.canWrite("Ravi 🎓")).toBe(false);
  });

  test("a long name is broken between words, or made to fit one line", async () => {
    const long = "నందిని ఆజ్మీరా వెంకట సత్యనారాయణ రాజ్యలక్ష్మి";
    const lines = await drawn(long, { width: 120 });
    expect(lines.height).toBeGreaterThan(2 * 12 * 1.45);
    const line = await drawn(long, { width: 120, oneLine: true });
    expect(line.height).toBeLessThanOrEqual(12 * 1.45);
    expect(line.glyphs.get("AnekTelugu")).not.toHaveLength(0);
  });
});
