import { describe, expect, test } from "vitest";
import { pluralProblems, wordingProblems } from "../../../scripts/words/wording.ts";

describe("S34: messages are held to the glossary", () => {
  test.each([
    ["మీ ధృవపత్రం పంపండి", "ధ్రు"],
    ["మీ దరఖాస్తు ఆమోదించబడింది", "passive"],
    ["ఓటీపీ ఇవ్వండి", "OTP"],
    ["₹2.5 లక్షలు వరకు", "oblique"],
    ["బాలికలు, మహిళలు కోసం", "oblique"],
    ["ఈమెయిల్ పంపుతాము", "ఇమెయిల్"],
    ["మళ్ళీ ప్రయత్నించండి", "ళ్ల"],
    ["తల్లిదండ్రి లేదా సంరక్షకులు", "singular"],
    ["ఉదయం 9:30 am కు", "parts of the day"],
    ["छात्र चुनें", "विद्यार्थी"],
    ["अपने काग़ज़ भेजें", "दस्तावेज़"],
    ["ई-मेल पता", "ईमेल"],
    ["जन्म तिथि", "तारीख़"],
    ["छात्रवृत्तियाँ के लिए", "oblique"],
    ["एक चीज़ ठीक करनी हैं", "one thing"],
    ["शुल्क चुकाएँ", "भुगतान"],
  ])("a planted fault is caught: %s", (text, told) => {
    expect(wordingProblems(text).join("\n")).toContain(told);
  });

  test.each([
    "తల్లిదండ్రుల ఆదాయ ధ్రువపత్రం OTP తో మళ్లీ పంపాం",
    "₹2.5 లక్షల వరకు; బాలికలు, మహిళల కోసం; 3 రోజుల తర్వాత",
    "छात्रवृत्तियों के लिए अपने दस्तावेज़ आख़िरी तारीख़ से पहले भेजें",
    "उत्तर प्रदेश के विद्यार्थी",
    "एक चीज़ ठीक करनी है",
    "What is not Telugu or Hindi: e-mail at 9:30 am",
  ])("what the glossary writes passes: %s", (text) => {
    expect(wordingProblems(text)).toEqual([]);
  });

  test("a count that bends in English must bend in the translation", () => {
    const english = { days: "{count, plural, one {# day} other {# days}}" };
    expect(pluralProblems(english, { days: "{count} రోజులు" }, "te")).toHaveLength(1);
    expect(pluralProblems(english, { days: "{count, plural, one {# రోజు} other {# రోజులు}}" }, "te")).toEqual(
      [],
    );
  });
});
