import Award from "lucide-react/icons/award";
import FileText from "lucide-react/icons/file-text";
import LayoutGrid from "lucide-react/icons/layout-grid";
import ListChecks from "lucide-react/icons/list-checks";
import UserCheck from "lucide-react/icons/user-check";
import Wrench from "lucide-react/icons/wrench";
import { useTranslations } from "use-intl";
import { pageMeta } from "#app/core/page-meta.ts";
import { languageContext } from "#app/core/requests/request-context.ts";
import { loadMessages } from "#app/core/words/load-messages.server.ts";
import type { BookedAnswer } from "#app/features/helpdesk/bookings/booked-answer.ts";
import { sessionFormMessages } from "#app/features/helpdesk/messages/session-form.messages.server.ts";
import { listBookingChoices } from "#app/features/helpdesk/server/bookings/list-booking-choices.server.ts";
import { Section, SectionHead } from "#app/ui/section.tsx";
import { hrefWith, readFilters } from "../../address-filters.ts";
import { ChoiceTiles } from "../../components/choice-tiles.tsx";
import { FormFold } from "../../components/forms/form-fold.tsx";
import { SwapFilterForm } from "../../components/forms/swap-filter-form.tsx";
import { HelpAnswers } from "../../components/help/help-answers.tsx";
import { HelpContacts } from "../../components/help/help-contacts.tsx";
import { HelpDownloadCards } from "../../components/help/help-download-cards.tsx";
import { HelpForm } from "../../components/help/help-form.tsx";
import { InfoHero } from "../../components/info-hero.tsx";
import { ResourceLinks } from "../../components/resource-links.tsx";
import { helpTopics } from "../../data/help/help-topics.ts";
import { filterQuestions } from "../../filters.ts";
import { helpMessages } from "../../messages/help.messages.server.ts";
import { listHelp } from "../../server/help/list-help.server.ts";
import { listHelpVotes } from "../../server/help/list-help-votes.server.ts";
import { studentHelpActions } from "../../server/help/student-help-actions.server.ts";
import type { Route } from "./+types/student-help-page";

const icons = {
  all: LayoutGrid,
  application: ListChecks,
  scholarships: Award,
  documents: FileText,
  eligibility: UserCheck,
  technical: Wrench,
} as const;

export async function loader({ url, context }: Route.LoaderArgs) {
  const language = context.get(languageContext);
  const { title, description } = helpMessages[language];
  const votes = await listHelpVotes();
  const { questions, ...help } = listHelp(language);
  return {
    ...help,
    values: readFilters(["q", "topic"], url),
    answers: questions.map((one) => ({ ...one, ...(votes.get(one.id) ?? { yes: 0, no: 0 }) })),
    choices: await listBookingChoices("help", language),
    topics: helpTopics,
    title,
    description,
    messages: loadMessages(language, { help: helpMessages, sessionForm: sessionFormMessages }),
  };
}

export const action = studentHelpActions.action;

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, {
    title: loaderData?.title ?? "",
    description: loaderData?.description ?? "",
    path: "/student-help",
  });

const links = {
  status: "/status",
  guide: "/application-guide",
  tips: "/scholarship-tips",
  blog: "/education-blog",
  career: "/career-guidance",
  scholarships: "/scholarships",
  contact: "/contact",
} as const;
const linkNames = Object.keys(links) as (keyof typeof links)[];

export default function StudentHelpPage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTranslations("help");
  const { answers, downloads, topics, choices, services, times, values } = loaderData;
  const topic = topics.some(({ id }) => id === values.topic) ? values.topic : "all";
  const found = filterQuestions(answers, { q: values.q, topic });
  const shown = actionData?.shown;
  const voted = shown && "question" in shown ? shown : null;
  const booked = actionData?.form === "book" ? (actionData as BookedAnswer) : undefined;
  return (
    <>
      <InfoHero title={t("title")} picture="community" lead={t("lead")}>
        <SwapFilterForm
          target="questions"
          swap="questions topic-tiles"
          keep={{ topic: values.topic }}
          search={{ label: t("search"), placeholder: t("example"), value: values.q }}
        />
      </InfoHero>
      <Section title={t("browse")} id="topics">
        <ChoiceTiles
          label={t("topicsLabel")}
          columns={3}
          selected={topic}
          id="topic-tiles"
          swap="questions topic-tiles"
          tiles={topics.map(({ id, count }) => ({
            value: id,
            href: `${hrefWith(values, "topic", id === "all" ? "" : id)}#questions`,
            icon: icons[id],
            title: t(`topics.${id}`),
            note: t("count", { count }),
          }))}
        />
        <div className="split mt-12 lg:grid-cols-[23rem_minmax(0,1fr)] lg:gap-12">
          <FormFold title={t("form.title")} open={booked !== undefined}>
            <HelpForm answer={booked} choices={choices} services={services} times={times} />
          </FormFold>
          <div id="questions" className="scroll-mt-24">
            <SectionHead title={t("questions")} />
            <p className="muted mb-4" role="status">
              {t("found", { found: found.length, count: answers.length })}
            </p>
            <HelpAnswers answers={found} voted={voted} />
          </div>
        </div>
      </Section>
      <Section title={t("talk")} tone="sunken">
        <HelpContacts />
      </Section>
      <Section title={t("resources")}>
        <ResourceLinks
          links={linkNames.map((name) => ({
            href: links[name],
            title: t(`links.${name}.title`),
            description: t(`links.${name}.text`),
          }))}
        />
      </Section>
      <Section title={t("downloads")} lead={t("downloadsLead")} tone="sunken" id="downloads">
        <HelpDownloadCards downloads={downloads} />
      </Section>
    </>
  );
}
