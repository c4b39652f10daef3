import { expect, it } from "vitest";
import { languages } from "#app/core/words/i18n.ts";
import { whatsAppTexts } from "./messages/whatsapp-texts.ts";
import { wishIn } from "./whatsapp-words.ts";

it.each(["STOP", " stop. ", "Stop!", "ఆపు", "ఆపండి", "बंद", "बंद करें।"])("%s ends the messages", (reply) => {
  expect(wishIn(reply)).toBe("stop");
});

it.each(["START", "start ", "మొదలు", "शुरू"])("%s begins them again", (reply) => {
  expect(wishIn(reply)).toBe("start");
});

it.each(["", "don't stop", "When is the last day?", "ఆపు కాదు"])("“%s” is no order", (reply) => {
  expect(wishIn(reply)).toBeNull();
});

it("every text keeps to what Meta approves, and says in its language how to end it", () => {
  const stop = { en: "STOP", te: "ఆపు", hi: "बंद" };
  for (const language of languages) {
    for (const { text, action } of Object.values(whatsAppTexts[language])) {
      expect(text).not.toMatch(/^\{|\}[.।]?$/);
      expect(text).toContain(stop[language]);
      expect(action.length).toBeLessThanOrEqual(25);
    }
  }
});
