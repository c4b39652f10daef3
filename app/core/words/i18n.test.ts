import fc from "fast-check";
import { createTranslator } from "use-intl/core";
import { describe, expect, it } from "vitest";
import { compareCatalogues, defineMessages, languageFromCookies, pickLanguage } from "./i18n.ts";

describe("pickLanguage", () => {
  it("the address wins over the cookie, the cookie over English", () => {
    expect(pickLanguage({ query: "te", cookie: "hi" })).toBe("te");
    expect(pickLanguage({ query: "fr", cookie: "hi" })).toBe("hi");
    expect(pickLanguage({ query: null, cookie: undefined })).toBe("en");
  });

  it("asks the browser only where its header is handed over", () => {
    expect(pickLanguage({ acceptLanguage: "fr, hi-IN;q=0.5, te;q=0.8" })).toBe("te");
    expect(pickLanguage({ acceptLanguage: "te;q=0, fr" })).toBe("en");
  });

  it("gives one of the three for anything a client sends", () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (query, acceptLanguage) => {
        expect(["en", "te", "hi"]).toContain(pickLanguage({ query, acceptLanguage }));
      }),
    );
  });

  it("reads its cookie among others", () => {
    expect(languageFromCookies("a=1; lang=te; b=2")).toBe("te");
    expect(languageFromCookies("xlang=te")).toBeNull();
    expect(languageFromCookies("lang=fr")).toBeNull();
    expect(languageFromCookies(null)).toBeNull();
  });
});

describe("catalogues", () => {
  const messages = defineMessages({
    en: {
      title: "Scholarships",
      found: "{count, plural, one {# match} other {# matches}}",
      by: { name: "By {name}" },
    },
    te: { title: "స్కాలర్‌షిప్‌లు", found: "{count, plural, other {# ఫలితాలు}}", by: { name: "{name} ద్వారా" } },
    hi: {
      title: "छात्रवृत्तियाँ",
      found: "{count, plural, one {# मेल} other {# मेल}}",
      by: { name: "{name} द्वारा" },
    },
  });

  it("pass when keys and placeholders agree, whatever the plural forms", () => {
    expect(compareCatalogues(messages.en, messages.te, "te")).toEqual([]);
    expect(compareCatalogues(messages.en, messages.hi, "hi")).toEqual([]);
  });

  it("a missing or extra key fails the compiler and the check", () => {
    const missing = defineMessages({
      en: { a: "A", b: { c: "C" } },
      // @ts-expect-error: b.c is missing
      te: { a: "ఎ", b: {} },
      // @ts-expect-error: d is not English
      hi: { a: "ए", b: { c: "सी" }, d: "डी" },
    });
    expect(compareCatalogues(missing.en, missing.te, "te")).toEqual(['te: "b.c" is missing']);
    expect(compareCatalogues(missing.en, missing.hi, "hi")).toEqual(['hi: "d" does not exist in English']);
  });

  it.each([
    ["Hello {name}", "నమస్తే", 'te: "m" has {} where English has {name}'],
    ["Hello {name}", "నమస్తే {nam}", 'te: "m" has {nam} where English has {name}'],
    ["Read <b>this</b>", "ఇది చదవండి", 'te: "m" has {} where English has {<b>}'],
    [
      "{n, plural, one {day} other {days}} for {who}",
      "{n, plural, other {రోజులు}}",
      "where English has {n, who}",
    ],
    ["Text", " ", 'te: "m" is empty'],
  ])("%j against %j is found", (english, telugu, sentence) => {
    expect(compareCatalogues({ m: english }, { m: telugu }, "te").join()).toContain(sentence);
  });

  it.each([
    ["It''s {n}", "{n} అది"],
    ["Write '{'name'}'", "రాయండి"],
    ["{g, select, f {She has {n}} other {They have {n}}}", "{g, select, other {వారికి {n}}}"],
  ])("%j against %j is no false alarm", (english, telugu) => {
    expect(compareCatalogues({ m: english }, { m: telugu }, "te")).toEqual([]);
  });

  it("are what use-intl formats", () => {
    const t = createTranslator({ locale: "hi", messages: { list: messages.hi }, namespace: "list" });
    expect(t("found", { count: 3 })).toBe("3 मेल");
    expect(t("by.name", { name: "आशा" })).toBe("आशा द्वारा");
  });
});
