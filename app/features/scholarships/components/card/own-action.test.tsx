import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { IntlProvider } from "use-intl";
import { expect, it } from "vitest";
import { type Language, languages } from "#app/core/words/i18n.ts";
import { discoveryEn } from "../../messages/discovery.en.ts";
import { discoveryHi } from "../../messages/discovery.hi.ts";
import { discoveryTe } from "../../messages/discovery.te.ts";
import { type OwnState, type OwnStatus, ownStatuses } from "../../views/own-state.ts";
import { OwnAction } from "./own-action.tsx";
import { OwnBox } from "./own-box.tsx";

const words = { en: discoveryEn, te: discoveryTe, hi: discoveryHi };
const verbs = { draft: "continue", action_needed: "fix" } as const;

function ownOf(status: OwnStatus): OwnState {
  return {
    status,
    on: status === "draft" ? null : "2026-11-16",
    href: "/there",
    reference: "AP-2026-0000109-4",
    draft: status === "draft" ? { step: 3, of: 5, savedAt: "2026-11-15T14:12:00Z" } : null,
    holder: null,
    by: status === "under_review" || status === "action_needed" ? "2026-11-18" : null,
    wanted: status === "action_needed" ? "Send a new income certificate" : null,
    award: status === "paid" ? "₹25,000" : null,
    paid: status === "paid" ? { on: "2027-01-22", accountEnding: "4902", reference: "UTR123" } : null,
  };
}

/** As a card or the box shows it; a message that is not there fails, it does not print its key. */
function shown(status: OwnStatus, language: Language, isBox = false): string {
  const own = ownOf(status);
  return renderToStaticMarkup(
    <MemoryRouter>
      <IntlProvider
        locale={language}
        timeZone="Asia/Kolkata"
        messages={{ discovery: words[language] }}
        onError={(error) => {
          throw error;
        }}
      >
        {isBox ? <OwnBox own={own} daysLeft={40} /> : <OwnAction own={own} kind="default" wide={false} />}
      </IntlProvider>
    </MemoryRouter>,
  );
}

it.each(ownStatuses)(
  "L2: an application that is %s stands on the card in words, in each language",
  (status) => {
    for (const code of languages) {
      const html = shown(status, code);
      const { own } = words[code].card;
      expect(html).not.toContain("discovery.card");
      expect(html).toContain('href="/there"');
      expect(html).toContain(own[status in verbs ? verbs[status as keyof typeof verbs] : "see"]);
    }
    if (status === "under_review") expect(shown(status, "en")).toContain("You applied on 16 Nov 2026");
    if (status === "forwarded") expect(shown(status, "en")).toContain("Sent on to the provider");
  },
);

it.each([
  ["draft", ["Step 3 of 5 is next", "saved 15 Nov 2026, 7:42 pm", "40 days left. Nothing is sent"]],
  [
    "under_review",
    ["You applied on 16 Nov 2026", "AP-2026-0000109-4", "application desk, answer by 18 Nov 2026."],
  ],
  ["action_needed", ["Send a new income certificate", "by 18 Nov 2026"]],
  ["paid", ["₹25,000 on 22 Jan 2027", "account ending 4902", "reference UTR123"]],
] as const)("picture 16: the box of an application that is %s says what is so", (status, said) => {
  for (const words of said) expect(shown(status, "en", true)).toContain(words);
  for (const code of languages) expect(shown(status, code, true)).not.toContain("discovery.card");
});
