import Check from "lucide-react/icons/check";
import { useState } from "react";
import { env } from "#app/core/env.server.ts";
import { readFormData } from "#app/core/form.ts";
import { pageMeta } from "#app/core/page-meta.ts";
import { languageContext } from "#app/core/request-context.ts";
import { listBookingChoices } from "#app/features/helpdesk/server/list-booking-choices.server.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Section } from "#app/ui/section.tsx";
import { CounselingContacts } from "../components/counseling-contacts.tsx";
import { CounselingForm } from "../components/counseling-form.tsx";
import { CounselingServices } from "../components/counseling-services.tsx";
import { CounselingStories } from "../components/counseling-stories.tsx";
import { CounsellorCard } from "../components/counsellor-card.tsx";
import { InfoHero } from "../components/info-hero.tsx";
import { useFilters } from "../components/use-filters.ts";
import {
  counselingBookedMessage,
  counselingHeroClaims,
  counselingTestimonials,
  counselingTypes,
  counselingWhatToExpect,
  counselors,
} from "../data/counseling.ts";
import { educationOptions } from "../data/form-options.ts";
import { counselingFormSchema } from "../forms/booking-forms.ts";
import { listCounsellors } from "../server/list-counsellors.server.ts";
import { takeBooking } from "../server/take-booking.server.ts";
import type { Route } from "./+types/counseling-page";

export async function loader({ context }: Route.LoaderArgs) {
  return {
    counselors: await listCounsellors(counselors),
    choices: await listBookingChoices("counseling", context.get(languageContext)),
    services: counselingTypes,
    // Invented voices are the demo's alone.
    stories: env().isDemo ? counselingTestimonials : [],
    claims: counselingHeroClaims,
    expect: counselingWhatToExpect,
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  return takeBooking({
    request,
    fields: await readFormData(request, 64 * 1024),
    context,
    schema: counselingFormSchema,
    message: counselingBookedMessage,
    ask: ({ age, education, counselingType, message, ...contact }) => {
      const type = counselingTypes.find(({ id }) => id === counselingType);
      return {
        request: {
          ...contact,
          kind: "counseling",
          service: counselingType,
          title: type?.title ?? "Counseling",
          minutes: type?.minutes ?? 60,
          answers: {
            Age: String(age),
            Education: educationOptions.find(({ value }) => value === education)?.label ?? education,
            ...(message && { Message: message }),
          },
        },
      };
    },
  });
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: "Free Student Counseling",
    description:
      "Free counseling for students aged 13 to 30: careers, education, scholarships, study abroad, exams and personal questions, by phone or video.",
    path: "/counseling",
  });

export default function CounselingPage({ loaderData, actionData }: Route.ComponentProps) {
  const { values, change, hrefWith } = useFilters(["service", "way"]);
  const [pressed, setPressed] = useState<{ id: string; answer: unknown }>();
  const { services, expect } = loaderData;
  const selected = services.find(({ id }) => id === values.service)?.id ?? "career";
  return (
    <>
      <InfoHero
        title="Free Student Counseling"
        picture="talk"
        lead="A calm talk with somebody who knows the way: about careers, courses, scholarships, exams and whatever is on your mind. Free for students aged about 13 to 30."
        figures={loaderData.claims}
      >
        <p className="row row--acts">
          <LinkButton kind="go" href="#book">
            Book Session
          </LinkButton>
          <LinkButton kind="quiet" href="#services">
            See the services
          </LinkButton>
        </p>
      </InfoHero>
      <Section id="services" title="Our counseling services">
        <CounselingServices
          services={services}
          selected={selected}
          onSelect={(id) => {
            change("service", id);
            setPressed({ id, answer: actionData });
          }}
        />
      </Section>
      <Section title="Meet our counselors" tone="sunken">
        <ul className="cols cols--2">
          {loaderData.counselors.map((counsellor) => (
            <CounsellorCard key={counsellor.id} counsellor={counsellor} />
          ))}
        </ul>
      </Section>
      <Section title="Book your free session">
        <div className="split lg:grid-cols-[minmax(0,var(--wrap-form))_minmax(0,1fr)] lg:gap-12">
          <CounselingForm
            answer={actionData}
            type={selected}
            way={values.way === "video" ? "video" : ""}
            pressed={pressed?.answer === actionData ? pressed?.id : undefined}
            choices={loaderData.choices}
            query={hrefWith("service", selected)}
          />
          <aside className="card stack self-start bg-sunken">
            <h3 className="card__title">{expect.title}</h3>
            <ul className="ticks">
              {expect.items.map((item) => (
                <li key={item}>
                  <Icon of={Check} />
                  {item}
                </li>
              ))}
            </ul>
          </aside>
        </div>
      </Section>
      <Section title="Other ways to reach us" tone="sunken">
        <CounselingContacts />
      </Section>
      {loaderData.stories.length > 0 && (
        <Section title="Student success stories">
          <CounselingStories stories={loaderData.stories} />
        </Section>
      )}
      <Section
        tone="ground"
        title="Not sure where to begin?"
        lead="Most students are not. Tell us where you are, and we think it through together."
      >
        <LinkButton kind="go" href="#book">
          Book your free session
        </LinkButton>
      </Section>
    </>
  );
}
