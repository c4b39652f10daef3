import Award from "lucide-react/icons/award";
import FileText from "lucide-react/icons/file-text";
import LayoutGrid from "lucide-react/icons/layout-grid";
import ListChecks from "lucide-react/icons/list-checks";
import UserCheck from "lucide-react/icons/user-check";
import Wrench from "lucide-react/icons/wrench";
import { readFormData } from "#app/core/form.ts";
import { defaultLanguage } from "#app/core/i18n.ts";
import { loadMessages } from "#app/core/load-messages.server.ts";
import { pageMeta } from "#app/core/page-meta.ts";
import { clientAddressContext, languageContext } from "#app/core/request-context.ts";
import { sessionFormMessages } from "#app/features/helpdesk/messages/session-form.messages.server.ts";
import { listBookingChoices } from "#app/features/helpdesk/server/list-booking-choices.server.ts";
import { Section, SectionHead } from "#app/ui/section.tsx";
import { ChoiceTiles } from "../components/choice-tiles.tsx";
import { FormFold } from "../components/form-fold.tsx";
import { HelpAnswers } from "../components/help-answers.tsx";
import { HelpContacts } from "../components/help-contacts.tsx";
import { HelpDownloads } from "../components/help-downloads.tsx";
import { HelpForm } from "../components/help-form.tsx";
import { InfoHero } from "../components/info-hero.tsx";
import { LiveFilterForm } from "../components/live-filter-form.tsx";
import { ResourceLinks } from "../components/resource-links.tsx";
import { useFilters } from "../components/use-filters.ts";
import { helpDownloads } from "../data/help-downloads.ts";
import { helpServiceOptions } from "../data/help-options.ts";
import { helpQuestions, helpResourceLinks, helpTopics } from "../data/help-questions.ts";
import { filterQuestions } from "../filters.ts";
import { helpFormSchema } from "../forms/booking-forms.ts";
import { listHelpVotes } from "../server/list-help-votes.server.ts";
import { takeBooking } from "../server/take-booking.server.ts";
import { voteOnHelp } from "../server/vote-on-help.server.ts";
import type { Route } from "./+types/student-help-page";

const icons = {
  all: LayoutGrid,
  application: ListChecks,
  scholarships: Award,
  documents: FileText,
  eligibility: UserCheck,
  technical: Wrench,
} as const;

export async function loader({ context }: Route.LoaderArgs) {
  const votes = await listHelpVotes();
  return {
    answers: helpQuestions.map(({ id, category, question, answer, facts }) => ({
      id,
      category,
      question,
      answer,
      facts: facts ?? null,
      ...(votes.get(id) ?? { yes: 0, no: 0 }),
    })),
    downloads: helpDownloads.map(({ id, title, description }) => ({ id, title, description })),
    choices: await listBookingChoices("help", context.get(languageContext), defaultLanguage),
    partMessages: loadMessages(defaultLanguage, { sessionForm: sessionFormMessages }),
    topics: helpTopics,
    links: helpResourceLinks,
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const fields = await readFormData(request, 64 * 1024);
  if (fields.get("form") === "vote") {
    return { form: "vote" as const, ...(await voteOnHelp(fields, context.get(clientAddressContext))) };
  }
  return takeBooking({
    request,
    fields,
    context,
    schema: helpFormSchema,
    written: defaultLanguage,
    message: "Session booked successfully! We will contact you within 24 hours to confirm your appointment.",
    ask: ({ serviceType, message, ...contact }) => ({
      request: {
        ...contact,
        kind: "help",
        service: serviceType,
        title: `Help session: ${helpServiceOptions.find(({ value }) => value === serviceType)?.label ?? ""}`,
        minutes: 45,
        answers: { ...(message && { Message: message }) },
      },
    }),
  });
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: "Student Help Center",
    description:
      "Answers to fifty questions about scholarships, documents, eligibility and applications, downloads, and a free session with a person.",
    path: "/student-help",
  });

export default function StudentHelpPage({ loaderData, actionData }: Route.ComponentProps) {
  const { answers, downloads, topics, links } = loaderData;
  const { values, change, hrefWith } = useFilters(["q", "topic"]);
  const topic = topics.some(({ id }) => id === values.topic) ? values.topic : "all";
  const found = filterQuestions(answers, { q: values.q, topic });
  const booked = actionData?.form === "booking" ? actionData : undefined;
  return (
    <>
      <InfoHero
        title="Student Help Center"
        picture="community"
        lead="Find an answer, or talk to a person. Help with 5000+ scholarships, free for students from class 6 to PhD."
      >
        <LiveFilterForm
          target="questions"
          keep={{ topic: values.topic }}
          search={{
            label: "Search for help",
            placeholder: "Income certificate, OTP, renewal…",
            value: values.q,
            onChange: (text) => change("q", text),
          }}
        />
      </InfoHero>
      <Section title="Browse by topic" id="topics">
        <ChoiceTiles
          label="Topics"
          columns={3}
          selected={topic}
          onSelect={(value) => change("topic", value === "all" ? "" : value)}
          tiles={topics.map(({ id, name, count }) => ({
            value: id,
            href: `${hrefWith("topic", id === "all" ? "" : id)}#questions`,
            icon: icons[id],
            title: name,
            note: `${count} questions`,
          }))}
        />
        <div className="split mt-12 lg:grid-cols-[23rem_minmax(0,1fr)] lg:gap-12">
          <FormFold title="Book a free session" open={booked !== undefined}>
            <HelpForm answer={booked} choices={loaderData.choices} />
          </FormFold>
          <div id="questions" className="scroll-mt-24">
            <SectionHead title="Frequently asked questions" />
            <p className="muted mb-4" role="status">
              {found.length} of {answers.length} questions
            </p>
            <HelpAnswers answers={found} voted={actionData?.form === "vote" ? actionData : null} />
          </div>
        </div>
      </Section>
      <Section title="Talk to us" tone="sunken">
        <HelpContacts />
      </Section>
      <Section title="Helpful resources">
        <ResourceLinks links={links} />
      </Section>
      <Section title="Downloads" lead="To print, fill in and keep." tone="sunken" id="downloads">
        <HelpDownloads downloads={downloads} />
      </Section>
    </>
  );
}
