import { expect, test } from "vitest";
import { languageOfWords, quoteWords } from "./language-of-words.ts";

test("the language of free words is the one of most letters", () => {
  expect(languageOfWords("Please send a brighter photo.")).toBe("en");
  expect(languageOfWords("దయచేసి ఆదాయ పత్రం PDF పంపండి")).toBe("te");
  expect(languageOfWords("कृपया NSP का दस्तावेज़ भेजें")).toBe("hi");
  expect(languageOfWords("12345 …")).toBe("en");
});

test("free words in a sentence of another language name theirs", () => {
  expect(quoteWords("The account is closed.", "te")).toBe("“The account is closed.” (ఇంగ్లీషులో రాసినది)");
  expect(quoteWords("The account is closed.", "en")).toBe("“The account is closed.”");
});
