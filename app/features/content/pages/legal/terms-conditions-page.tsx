import { pageMeta } from "#app/core/page-meta.ts";
import { languageContext } from "#app/core/requests/request-context.ts";
import type { Language } from "#app/core/words/i18n.ts";
import { loadMessages } from "#app/core/words/load-messages.server.ts";
import { LegalText } from "../../components/articles/legal-text.tsx";
import hi from "../../legal/terms-conditions.hi.md?raw";
import en from "../../legal/terms-conditions.md?raw";
import te from "../../legal/terms-conditions.te.md?raw";
import { legalMessages } from "../../messages/legal.messages.server.ts";
import { readLegalText } from "../../server/articles/read-legal-text.server.ts";
import type { Route } from "./+types/terms-conditions-page";

const texts = { en, te, hi } satisfies Record<Language, string>;

export function loader({ context }: Route.LoaderArgs) {
  const language = context.get(languageContext);
  return {
    ...readLegalText(texts[language]),
    messages: loadMessages(language, { legal: legalMessages }),
  };
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, {
    title: loaderData?.title ?? "",
    description: loaderData?.description ?? "",
    path: "/terms-conditions",
  });

export default function TermsConditionsPage({ loaderData }: Route.ComponentProps) {
  return <LegalText {...loaderData} />;
}
