import { renderToStaticMarkup } from "react-dom/server";
import { IntlProvider } from "use-intl";
import { expect, it } from "vitest";
import { languages } from "#app/core/words/i18n.ts";
import { bundleFormat, type DecisionBundle } from "../decision-bundle.ts";
import type { DecisionKeys } from "../decision-keys.ts";
import { verifyEn } from "../messages/verify.en.ts";
import { verifyHi } from "../messages/verify.hi.ts";
import { verifyTe } from "../messages/verify.te.ts";
import { VerifiedDecision } from "./verified-decision.tsx";

const words = { en: verifyEn, te: verifyTe, hi: verifyHi };
const titles = { en: "Not from ScholarSetu", te: "ScholarSetu నుంచి కాదు", hi: "ScholarSetu का नहीं" };

const bundle: DecisionBundle = {
  format: bundleFormat,
  application: "SS-2026-000123",
  decision: {
    verdict: "approved",
    decidedAt: "2026-11-01T10:00:00.000Z",
    decidedBy: "A made-up office",
    reasons: [],
    rules: { version: "a".repeat(64) },
    checks: [],
    evidence: [],
  },
  reasonsInWords: ["Pay a fee of ₹500 first."],
  history: [],
  signature: { publicKey: "x", value: "x", keyId: "f".repeat(16) },
} as unknown as DecisionBundle;

it.each(languages)(
  "X11: signed with a key of one's own it is plainly not from ScholarSetu (%s)",
  (language) => {
    const shown = (current: string, retired: DecisionKeys["retired"] = []) =>
      renderToStaticMarkup(
        <IntlProvider locale={language} messages={{ verify: words[language] }} timeZone="Asia/Kolkata">
          <VerifiedDecision
            answer={{ isSound: true, keyId: "f".repeat(16), publicKey: "x", bundle }}
            ours={{ current, retired }}
          />
        </IntlProvider>,
      );
    const foreign = shown("0".repeat(16));
    expect(foreign).toContain(titles[language]);
    expect(foreign).toContain('role="alert"');
    expect(foreign).not.toContain(words[language].sound);
    // What its maker wants read under our name is not repeated.
    expect(foreign).not.toMatch(/₹500|SS-2026|made-up/);
    const own = shown("f".repeat(16));
    expect(own).toContain(words[language].sound);
    expect(own).toContain("SS-2026-000123");
    expect(own).not.toContain(titles[language]);
    const before = shown("0".repeat(16), [{ keyId: "f".repeat(16), retiredAt: "2026-11-16T10:00:00.000Z" }]);
    expect(before).toContain("2026");
    expect(before).toContain("SS-2026-000123");
    expect(before).not.toContain(titles[language]);
  },
);
