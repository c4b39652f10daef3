import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { IntlProvider } from "use-intl";
import { expect, it } from "vitest";
import { type Language, languages } from "#app/core/i18n.ts";
import { discoveryEn } from "../messages/discovery.en.ts";
import { discoveryHi } from "../messages/discovery.hi.ts";
import { discoveryTe } from "../messages/discovery.te.ts";
import { ownStatuses } from "../own-state.ts";
import { OwnAction } from "./apply-action.tsx";

const words = { en: discoveryEn, te: discoveryTe, hi: discoveryHi };
const verbs = { draft: "continue", action_needed: "fix" } as const;

/** As a card shows it; a message that is not there fails, it does not print its key. */
function shown(status: (typeof ownStatuses)[number], language: Language): string {
  const own = { status, on: status === "draft" ? null : "2026-11-16", href: "/there" };
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
        <OwnAction own={own} kind="default" wide={false} />
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
