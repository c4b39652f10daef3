import Check from "lucide-react/icons/check";
import { useTranslations } from "use-intl";
import { pageMeta } from "#app/core/page-meta.ts";
import { languageContext } from "#app/core/requests/request-context.ts";
import { env } from "#app/core/settings/env.server.ts";
import { loadMessages } from "#app/core/words/load-messages.server.ts";
import { sessionTitle } from "#app/features/helpdesk/bookings/session-title.ts";
import { sessionFormMessages } from "#app/features/helpdesk/messages/session-form.messages.server.ts";
import { listBookingChoices } from "#app/features/helpdesk/server/bookings/list-booking-choices.server.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/pictures/icon.tsx";
import { Section } from "#app/ui/section.tsx";
import { CounselingForm } from "../../components/counselling/counseling-form.tsx";
import { CounselingServices } from "../../components/counselling/counseling-services.tsx";
import { CounselingStories } from "../../components/counselling/counseling-stories.tsx";
import { CounsellorCard } from "../../components/counselling/counsellor-card.tsx";
import { CounselingContacts } from "../../components/help/counseling-contacts.tsx";
import { InfoHero } from "../../components/info-hero.tsx";
import { counselingHeroClaims, counselingTypes, counselingWhatToExpect } from "../../data/counseling.ts";
import { counselingMessages } from "../../messages/counseling.messages.server.ts";
import { counselingActions } from "../../server/bookings/counseling-actions.server.ts";
import { listCounsellors } from "../../server/bookings/list-counsellors.server.ts";
import { counsellingContent } from "../../server/counselling-content.server.ts";
import type { Route } from "./+types/counseling-page";

export async function loader({ url, context }: Route.LoaderArgs) {
  const language = context.get(languageContext);
  const { title, description, people } = counselingMessages[language];
  const profiles = counsellingContent.counsellors.map((one) => {
    const { a, b, c, ...words } = people[one.id];
    return { ...one, ...words, expertise: [a, b, c] };
  });
  return {
    title,
    description,
    messages: loadMessages(language, { counseling: counselingMessages, sessionForm: sessionFormMessages }),
    counselors: await listCounsellors(profiles, language),
    choices: await listBookingChoices("counseling", language),
    services: counselingTypes.map((type) => ({ ...type, title: sessionTitle(type.title, language) })),
    selected: counselingTypes.find(({ id }) => id === url.searchParams.get("service"))?.id ?? "career",
    way: url.searchParams.get("way") === "video" ? "video" : "",
    // Invented voices are the demo's alone.
    stories: env().isDemo ? counsellingContent.demoVoices : [],
  };
}

export const action = counselingActions.action;

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, {
    title: loaderData?.title ?? "",
    description: loaderData?.description ?? "",
    path: "/counseling",
  });

export default function CounselingPage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTranslations("counseling");
  const words = useTranslations("sessionForm");
  const { services, selected } = loaderData;
  return (
    <>
      <InfoHero
        title={t("title")}
        picture="talk"
        lead={t("lead")}
        figures={counselingHeroClaims.map(({ id, value }) => ({ value, label: t(`figures.${id}`) }))}
      >
        <p className="row row--acts">
          <LinkButton kind="go" href="#book">
            {words("book")}
          </LinkButton>
          <LinkButton kind="quiet" href="#services">
            {t("toServices")}
          </LinkButton>
        </p>
      </InfoHero>
      <Section id="services" title={t("servicesTitle")}>
        <CounselingServices services={services} selected={selected} />
      </Section>
      <Section title={t("peopleTitle")} tone="sunken">
        <ul className="cols cols--2">
          {loaderData.counselors.map((counsellor) => (
            <CounsellorCard key={counsellor.id} counsellor={counsellor} />
          ))}
        </ul>
      </Section>
      <Section title={t("bookTitle")}>
        <div className="split lg:grid-cols-[minmax(0,var(--wrap-form))_minmax(0,1fr)] lg:gap-12">
          <CounselingForm
            answer={actionData}
            type={selected}
            way={loaderData.way}
            services={services}
            choices={loaderData.choices}
          />
          <aside className="card stack self-start bg-sunken">
            <h3 className="card__title">{t("expectTitle")}</h3>
            <ul className="ticks">
              {counselingWhatToExpect.map((item) => (
                <li key={item}>
                  <Icon of={Check} />
                  {t(`expect.${item}`)}
                </li>
              ))}
            </ul>
          </aside>
        </div>
      </Section>
      <Section title={t("waysTitle")} tone="sunken">
        <CounselingContacts />
      </Section>
      {loaderData.stories.length > 0 && (
        <Section title={t("storiesTitle")}>
          <CounselingStories stories={loaderData.stories} />
        </Section>
      )}
      <Section tone="ground" title={t("unsure.title")} lead={t("unsure.lead")}>
        <LinkButton kind="go" href="#book">
          {t("bookTitle")}
        </LinkButton>
      </Section>
    </>
  );
}
