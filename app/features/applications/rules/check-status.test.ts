import { expect, test } from "vitest";
import { languages } from "#app/core/words/i18n.ts";
import { trackingEn } from "../messages/tracking.en.ts";
import { trackingHi } from "../messages/tracking.hi.ts";
import { trackingTe } from "../messages/tracking.te.ts";
import { defectReasons, mendOf } from "./check-status.ts";

const words = { en: trackingEn, te: trackingTe, hi: trackingHi };

test("S17e: of a face nobody wants to see four corners, of a paper they do", () => {
  expect(mendOf("photo", "unreadable")).toBe("face");
  expect(mendOf("incomeCert", "unreadable")).toBe("unreadable");
  for (const reason of defectReasons)
    if (reason !== "unreadable") expect(mendOf("photo", reason)).toBe(reason);
  const corners = { en: /corners/, te: /మూల/, hi: /कोने|कोनों/ };
  for (const language of languages) {
    expect(words[language].mend.unreadable).toMatch(corners[language]);
    expect(words[language].mend.face).not.toMatch(corners[language]);
  }
});
