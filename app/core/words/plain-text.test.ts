import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { hasForbiddenCharacters } from "../forms/forbidden-characters.ts";
import { plainText } from "./plain-text.ts";

/** Any sequence of code units: lone surrogates, controls, every script. */
const anyText = fc
  .array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 300 })
  .map((codes) => String.fromCharCode(...codes));

const text = plainText({ max: 200 });
const note = plainText({ max: 200, multiline: true });

describe("T19: text", () => {
  it.each([
    "తెలంగాణ విద్యార్థి",
    "क्\u200dष और र\u200cक",
    "മലയാളം ന്‍",
    "தமிழ்",
    "ਪੰਜਾਬੀ",
    "اردو متن",
    "ಕನ್ನಡ 👩‍🎓 ₹",
    "<script>alert(1)</script>",
    "'; DROP TABLE students; --",
    "=HYPERLINK(1)",
  ])("%j survives", (value) => expect(text.parse(value)).toBe(value.normalize("NFC")));

  it.each([
    "\u0000",
    "\u0007",
    "\u001b[31m",
    "\u007f",
    "\u0085",
    "\u061c",
    "\u200b",
    "\u200e",
    "\u200f",
    "\u2028",
    "\u202a",
    "\u202e",
    "\u2060",
    "\u2066",
    "\u2069",
    "\ufeff",
    "\ufffe",
    "\ud800",
    "\udc00",
    "\u{e0041}",
  ])("refuses %j inside a word", (character) => {
    expect(hasForbiddenCharacters(`a${character}b`)).toBe(true);
    const result = text.safeParse(`a${character}b`);
    expect(result.error?.issues[0]?.message).toBe("Remove the hidden characters from this text.");
  });

  it("folds line breaks into a space, or keeps them as \\n where asked", () => {
    expect(text.parse(" a\r\nb\tc ")).toBe("a b c");
    expect(note.parse(" a\r\nb\tc\rd ")).toBe("a\nb c\nd");
  });

  it("counts and requires what is left after trimming", () => {
    const short = plainText({ max: 3, min: 2, required: "Needed.", tooLong: "Long.", tooShort: "Short." });
    const said = (value: string) => short.safeParse(value).error?.issues.map((issue) => issue.message) ?? [];
    expect(said("  abc  ")).toEqual([]);
    expect(said("abcd")).toEqual(["Long."]);
    expect(said("a")).toEqual(["Short."]);
    for (const empty of ["", "   ", "\u200d", " \u200c ", "\n"]) expect(said(empty)).toEqual(["Needed."]);
  });

  it("what comes out is NFC, trimmed, bounded, harmless, and stays so", () => {
    fc.assert(
      fc.property(anyText, (value) => {
        for (const schema of [text, note]) {
          const result = schema.safeParse(value);
          if (!result.success) continue;
          expect(result.data).toBe(result.data.normalize("NFC").trim());
          expect(hasForbiddenCharacters(result.data)).toBe(false);
          expect(result.data.length).toBeLessThanOrEqual(200);
          expect(schema.parse(result.data)).toBe(result.data);
        }
      }),
    );
  });
});
