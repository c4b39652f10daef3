import { useTranslations } from "use-intl";
import { pageMeta } from "#app/core/page-meta.ts";
import { languageContext } from "#app/core/requests/request-context.ts";
import { loadMessages } from "#app/core/words/load-messages.server.ts";
import { sessionFormMessages } from "#app/features/helpdesk/messages/session-form.messages.server.ts";
import { listBookingChoices } from "#app/features/helpdesk/server/bookings/list-booking-choices.server.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { Section } from "#app/ui/section.tsx";
import { CounsellorCard } from "../../components/counselling/counsellor-card.tsx";
import { SessionKinds } from "../../components/counselling/session-kinds.tsx";
import { WorkshopItem } from "../../components/counselling/workshop-item.tsx";
import { CareerForm } from "../../components/forms/career-form.tsx";
import { CareerPathList } from "../../components/forms/career-path-list.tsx";
import { InfoHero } from "../../components/info-hero.tsx";
import { careerMessages } from "../../messages/career.messages.server.ts";
import { careerActions } from "../../server/bookings/career-actions.server.ts";
import { listCounsellors } from "../../server/bookings/list-counsellors.server.ts";
import { listWorkshops } from "../../server/bookings/list-workshops.server.ts";
import { getCareer } from "../../server/get-career.server.ts";
import type { Route } from "./+types/career-guidance-page";

export async function loader({ url, context }: Route.LoaderArgs) {
  const language = context.get(languageContext);
  const { title, description } = careerMessages[language];
  const { profiles, ...words } = getCareer(language);
  return {
    ...words,
    session: words.sessions.find(({ id }) => id === url.searchParams.get("session"))?.id ?? "",
    title,
    description,
    messages: loadMessages(language, { career: careerMessages, sessionForm: sessionFormMessages }),
    counsellors: await listCounsellors(profiles, language),
    workshops: (await listWorkshops(language)).filter(({ isOver }) => !isOver),
    choices: await listBookingChoices("career", language),
  };
}

export const action = careerActions.action;

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, {
    title: loaderData?.title ?? "",
    description: loaderData?.description ?? "",
    path: "/career-guidance",
  });

export default function CareerGuidancePage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTranslations("career");
  const words = useTranslations("sessionForm");
  const { counsellors, workshops, sessions, session, paths } = loaderData;
  return (
    <>
      <InfoHero title={t("title")} picture="signpost" lead={t("lead")}>
        <p className="row row--acts">
          <LinkButton kind="go" href="#book">
            {words("book")}
          </LinkButton>
          <LinkButton kind="quiet" href="#workshops">
            {t("upcoming")}
          </LinkButton>
        </p>
      </InfoHero>
      <Section title={t("counsellors")} id="counsellors">
        <ul className="cols cols--2">
          {counsellors.map((counsellor) => (
            <CounsellorCard key={counsellor.id} counsellor={counsellor} />
          ))}
        </ul>
      </Section>
      <Section title={t("upcoming")} lead={t("upcomingLead")} tone="sunken" id="workshops">
        {workshops.length > 0 ? (
          <ul className="cols cols--3">
            {workshops.map((workshop) => (
              <WorkshopItem key={workshop.id} workshop={workshop} />
            ))}
          </ul>
        ) : (
          <p>{t("noWorkshop")}</p>
        )}
      </Section>
      <Section title={t("kinds")} id="sessions">
        <SessionKinds sessions={sessions} selected={session} />
      </Section>
      <Section title={t("paths")} tone="sunken" id="paths">
        <CareerPathList paths={paths} />
      </Section>
      <Section title={t("bookTitle")} lead={t("bookLead")}>
        <div className="max-w-[var(--wrap-form)]">
          <CareerForm
            answer={actionData}
            choices={loaderData.choices}
            session={session}
            sessions={sessions}
            interests={loaderData.interests}
          />
        </div>
      </Section>
    </>
  );
}
