import { readFormData } from "#app/core/form.ts";
import { defaultLanguage } from "#app/core/i18n.ts";
import { loadMessages } from "#app/core/load-messages.server.ts";
import { pageMeta } from "#app/core/page-meta.ts";
import { languageContext } from "#app/core/request-context.ts";
import { sessionFormMessages } from "#app/features/helpdesk/messages/session-form.messages.server.ts";
import { listBookingChoices } from "#app/features/helpdesk/server/list-booking-choices.server.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { Section } from "#app/ui/section.tsx";
import { CareerForm } from "../components/career-form.tsx";
import { CareerPathList } from "../components/career-path-list.tsx";
import { CounsellorCard } from "../components/counsellor-card.tsx";
import { InfoHero } from "../components/info-hero.tsx";
import { SessionKinds } from "../components/session-kinds.tsx";
import { useFilters } from "../components/use-filters.ts";
import { WorkshopItem } from "../components/workshop-item.tsx";
import { careerCounsellors, careerSessions } from "../data/career.ts";
import { careerPaths } from "../data/career-paths.ts";
import { careerFormSchema } from "../forms/booking-forms.ts";
import { careerRequest } from "../server/career-request.server.ts";
import { listCounsellors } from "../server/list-counsellors.server.ts";
import { listWorkshops } from "../server/list-workshops.server.ts";
import { takeBooking } from "../server/take-booking.server.ts";
import type { Route } from "./+types/career-guidance-page";

export async function loader({ context }: Route.LoaderArgs) {
  return {
    counsellors: await listCounsellors(careerCounsellors, defaultLanguage),
    workshops: (await listWorkshops()).filter(({ isOver }) => !isOver),
    choices: await listBookingChoices("career", context.get(languageContext), defaultLanguage),
    partMessages: loadMessages(defaultLanguage, { sessionForm: sessionFormMessages }),
    sessions: careerSessions,
    paths: careerPaths,
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  return takeBooking({
    request,
    fields: await readFormData(request, 64 * 1024),
    context,
    schema: careerFormSchema,
    written: defaultLanguage,
    message: "Session booked successfully! We will contact you within 24 hours to confirm your appointment.",
    ask: careerRequest,
  });
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: "Career Guidance Center",
    description:
      "Free career sessions with people who know the field, live workshops, and where each stream after class 10 and 12 can lead.",
    path: "/career-guidance",
  });

export default function CareerGuidancePage({ loaderData, actionData }: Route.ComponentProps) {
  const { counsellors, workshops, sessions, paths } = loaderData;
  const { values, change, hrefWith } = useFilters(["session"]);
  const session = sessions.find(({ id }) => id === values.session)?.id ?? "";
  return (
    <>
      <InfoHero
        title="Career Guidance Center"
        picture="signpost"
        lead="Find work that fits you, and the way there. Every session and workshop is free."
      >
        <p className="row row--acts">
          <LinkButton kind="go" href="#book">
            Book Session
          </LinkButton>
          <LinkButton kind="quiet" href="#workshops">
            Upcoming workshops
          </LinkButton>
        </p>
      </InfoHero>
      <Section title="Our career counsellors" id="counsellors">
        <ul className="cols cols--2">
          {counsellors.map((counsellor) => (
            <CounsellorCard key={counsellor.id} counsellor={counsellor} />
          ))}
        </ul>
      </Section>
      <Section
        title="Upcoming workshops"
        lead="Live, with exercises, in small groups."
        tone="sunken"
        id="workshops"
      >
        {workshops.length > 0 ? (
          <ul className="cols cols--3">
            {workshops.map((workshop) => (
              <WorkshopItem key={workshop.id} workshop={workshop} />
            ))}
          </ul>
        ) : (
          <p>The next workshops are being planned. Book a session meanwhile, and we tell you about them.</p>
        )}
      </Section>
      <Section title="Kinds of sessions" id="sessions">
        <SessionKinds sessions={sessions} onChoose={(id) => change("session", id)} />
      </Section>
      <Section title="Where each path leads" tone="sunken" id="paths">
        <CareerPathList paths={paths} />
      </Section>
      <Section
        title="Book a career session"
        lead="Tell us where you are. A counsellor talks with you by phone or video at the time we agree on."
      >
        <div className="max-w-[var(--wrap-form)]">
          <CareerForm
            answer={actionData}
            choices={loaderData.choices}
            session={session}
            query={hrefWith("session", session)}
          />
        </div>
      </Section>
    </>
  );
}
