import { _createCache, _createIntlFormatters, createTranslator } from "use-intl/core";
import formatOnly from "use-intl/format-message/format-only";
import { expect, it } from "vitest";
import { defineMessages, languages } from "./i18n.ts";
import { loadMessages } from "./load-messages.server.ts";

const list = defineMessages({
  en: {
    title: "Scholarships",
    quote: "Don''t type '{'this'}'",
    found: "{count, plural, =0 {No match} one {# match for {name}} other {# matches for {name}}}",
    who: "{g, select, f {She} other {They}} applied",
  },
  te: {
    title: "స్కాలర్‌షిప్‌లు",
    quote: "'{'ఇది'}' రాయవద్దు",
    found: "{count, plural, =0 {ఏదీ లేదు} one {{name} కు # ఫలితం} other {{name} కు # ఫలితాలు}}",
    who: "{g, select, f {ఆమె} other {వారు}} దరఖాస్తు చేశారు",
  },
  hi: {
    title: "छात्रवृत्तियाँ",
    quote: "'{'यह'}' न लिखें",
    found: "{count, plural, =0 {कोई नहीं} one {{name} के लिए # मेल} other {{name} के लिए # मेल मिले}}",
    who: "{g, select, f {उन्होंने} other {उन्होंने}} आवेदन किया",
  },
});

it.each(languages)("%s: compiled messages say what the full formatter says", (locale) => {
  const { list: compiled } = loadMessages(locale, { list });
  const cache = _createCache();
  const formatters = _createIntlFormatters(cache);
  const full = createTranslator({ locale, messages: list[locale] });
  for (const key of ["title", "quote", "found", "who"] as const) {
    for (const count of [0, 1, 2, 150_000]) {
      const values = { count, name: "Asha", g: "f" };
      const said = formatOnly(key, compiled?.[key] as never, values, { cache, formatters, locale });
      expect(said).toBe(full(key, values as never));
    }
  }
});

it("compiles each catalogue once", () => {
  expect(loadMessages("en", { list }).list).toBe(loadMessages("en", { list }).list);
});
