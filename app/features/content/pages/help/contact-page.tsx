import { useSearchParams } from "react-router";
import { useTranslations } from "use-intl";
import { pageMeta } from "#app/core/page-meta.ts";
import { languageContext } from "#app/core/requests/request-context.ts";
import { loadMessages } from "#app/core/words/load-messages.server.ts";
import { isEnquirySubject } from "#app/features/helpdesk/enquiry-subjects.ts";
import { enquiryMessages } from "#app/features/helpdesk/messages/enquiry.messages.server.ts";
import { SectionHead } from "#app/ui/section.tsx";
import { ContactWays, FloatingChat } from "../../components/help/contact-ways.tsx";
import { EnquiryForm } from "../../components/help/enquiry-form.tsx";
import { InfoHero } from "../../components/info-hero.tsx";
import { officeDirections, officeLines, supportLanguages } from "../../data/office.ts";
import { contactMessages } from "../../messages/contact.messages.server.ts";
import { contactActions } from "../../server/help/contact-actions.server.ts";
import type { Route } from "./+types/contact-page";

export function loader({ context }: Route.LoaderArgs) {
  const language = context.get(languageContext);
  const { title, purpose } = contactMessages[language];
  return {
    title,
    purpose,
    messages: loadMessages(language, { contact: contactMessages, enquiry: enquiryMessages }),
  };
}

export const action = contactActions.action;

export const meta: Route.MetaFunction = ({ matches, loaderData: { title, purpose } = {} }) =>
  pageMeta(matches, {
    title: title ?? "",
    description: purpose ?? "",
    path: "/contact",
    data: [{ "@type": "ContactPage", name: title, description: purpose, inLanguage: ["en", "te", "hi"] }],
  });

export default function ContactPage({ actionData }: Route.ComponentProps) {
  const t = useTranslations("contact");
  const [search] = useSearchParams();
  const subject = search.get("subject");
  return (
    <>
      <InfoHero title={t("title")} lead={t("purpose")} picture="letter" />
      <div className="wrap sec grid gap-12">
        <section aria-labelledby="ways">
          <h2 id="ways" className="vh">
            {t("ways.title")}
          </h2>
          <ContactWays />
        </section>
        <div className="split split--end">
          <section className="max-w-[40rem]" aria-labelledby="write">
            <SectionHead id="write" title={t("write")} />
            <EnquiryForm answer={actionData} subject={isEnquirySubject(subject) ? subject : null} />
          </section>
          <aside className="grid content-start gap-8" aria-label={t("beside")}>
            <section className="stack [--gap:0.75rem]" aria-labelledby="office">
              <h2 id="office" className="card__title">
                {t("office.title")}
              </h2>
              <address className="not-italic">
                <div>ScholarSetu</div>
                {officeLines.map((line) => (
                  <div key={line}>{t(`office.${line}`)}</div>
                ))}
              </address>
              <h3 className="mt-5 text-base">{t("office.find")}</h3>
              <ul className="dotlist">
                {officeDirections.map((way) => (
                  <li key={way}>{t(`office.${way}`)}</li>
                ))}
              </ul>
            </section>
            <section className="stack [--gap:0.75rem]" aria-labelledby="languages">
              <h2 id="languages" className="card__title">
                {t("languages")}
              </h2>
              {supportLanguages.map(({ lang, name, text }) => (
                <p key={lang} lang={lang}>
                  <b className="strong">{name}.</b> {text}
                </p>
              ))}
            </section>
          </aside>
        </div>
      </div>
      <FloatingChat />
    </>
  );
}
