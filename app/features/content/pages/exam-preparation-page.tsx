import BookA from "lucide-react/icons/book-a";
import BookOpen from "lucide-react/icons/book-open";
import BriefcaseBusiness from "lucide-react/icons/briefcase-business";
import Cog from "lucide-react/icons/cog";
import Landmark from "lucide-react/icons/landmark";
import LayoutGrid from "lucide-react/icons/layout-grid";
import Stethoscope from "lucide-react/icons/stethoscope";
import { istDate } from "#app/core/clock.ts";
import { readFormData } from "#app/core/form.ts";
import { defaultLanguage } from "#app/core/i18n.ts";
import { loadMessages } from "#app/core/load-messages.server.ts";
import { pageMeta } from "#app/core/page-meta.ts";
import { languageContext } from "#app/core/request-context.ts";
import { sessionFormMessages } from "#app/features/helpdesk/messages/session-form.messages.server.ts";
import { listBookingChoices } from "#app/features/helpdesk/server/list-booking-choices.server.ts";
import emptySearch from "#app/ui/art/empty-search.svg";
import { LinkButton } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { Section } from "#app/ui/section.tsx";
import { ChoiceTiles } from "../components/choice-tiles.tsx";
import { ExamDates } from "../components/exam-dates.tsx";
import { ExamForm } from "../components/exam-form.tsx";
import { ExamItem } from "../components/exam-item.tsx";
import { ExamResourceList } from "../components/exam-resource-list.tsx";
import { InfoHero } from "../components/info-hero.tsx";
import { LevelSelect } from "../components/level-select.tsx";
import { LiveFilterForm } from "../components/live-filter-form.tsx";
import { LongList } from "../components/long-list.tsx";
import { PreparationPlanList } from "../components/preparation-plan-list.tsx";
import { useFilters } from "../components/use-filters.ts";
import { examLevelOptions } from "../data/exam-options.ts";
import { preparationPlans } from "../data/exam-plans.ts";
import { examResources } from "../data/exam-resources.ts";
import { examCategories, exams } from "../data/exams.ts";
import { filterExams } from "../filters.ts";
import { examFormSchema } from "../forms/booking-forms.ts";
import { datedMessages } from "../messages/dated.messages.server.ts";
import { examDatesMessages } from "../messages/exam-dates.messages.server.ts";
import { examRequest } from "../server/exam-request.server.ts";
import { listMockTests } from "../server/list-mock-tests.server.ts";
import { takeBooking } from "../server/take-booking.server.ts";
import type { Route } from "./+types/exam-preparation-page";

const icons = {
  all: LayoutGrid,
  engineering: Cog,
  medical: Stethoscope,
  management: BriefcaseBusiness,
  banking: Landmark,
  "civil-services": BookOpen,
  language: BookA,
} as const;

export async function loader({ context }: Route.LoaderArgs) {
  const language = context.get(languageContext);
  return {
    datesTitle: examDatesMessages[language].title,
    datesLead: examDatesMessages[language].lead,
    language,
    partMessages: {
      ...loadMessages(language, { examDates: examDatesMessages }),
      ...loadMessages(defaultLanguage, { dated: datedMessages, sessionForm: sessionFormMessages }),
    },
    exams,
    mockTests: listMockTests().map(({ id }) => id),
    categories: examCategories,
    plans: preparationPlans,
    resources: examResources.map(({ material: _, facts: __, ...card }) => card),
    choices: await listBookingChoices("exam", language, defaultLanguage),
    today: istDate(),
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  return takeBooking({
    request,
    fields: await readFormData(request, 64 * 1024),
    context,
    schema: examFormSchema,
    written: defaultLanguage,
    message: "Session booked successfully! We will contact you within 24 hours to confirm your appointment.",
    ask: examRequest,
  });
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: "Exam Preparation Center",
    description:
      "Dates, patterns and plans for JEE, NEET, CAT, GATE, UPSC, bank and language tests, free mock tests with explanations, and study material.",
    path: "/exam-preparation",
  });

export default function ExamPreparationPage({ loaderData, actionData }: Route.ComponentProps) {
  const { categories, plans, resources, today } = loaderData;
  const { values, change, hrefWith } = useFilters(["category", "level"]);
  const category = categories.find(({ id }) => id === values.category) ?? categories[0];
  const level = examLevelOptions.find(({ value }) => value === values.level)?.value ?? "all";
  const found = filterExams(loaderData.exams, { category: category?.id ?? "all", level });
  return (
    <>
      <InfoHero
        title="Exam Preparation Center"
        picture="exam"
        lead="Know the exam, make a plan, practise, and ask when you are stuck. All of it free."
      >
        <p className="row row--acts">
          <LinkButton kind="go" href="/exam-preparation/mock-tests">
            Free Mock Test
          </LinkButton>
          <LinkButton kind="quiet" href="#book">
            Expert Guidance
          </LinkButton>
        </p>
      </InfoHero>
      <Section title="Choose a category" id="categories">
        <ChoiceTiles
          label="Exam categories"
          selected={category?.id ?? "all"}
          onSelect={(value) => change("category", value === "all" ? "" : value)}
          tiles={categories.map(({ id, name, count }) => ({
            value: id,
            href: `${hrefWith("category", id === "all" ? "" : id)}#exams`,
            icon: icons[id],
            title: name,
            note: `${count} exams`,
          }))}
        />
      </Section>
      <Section title="Competitive Exams" lead={category?.description} tone="sunken" id="exams">
        <LiveFilterForm target="exams" keep={{ category: values.category }}>
          <LevelSelect
            label="Level"
            options={examLevelOptions}
            value={level}
            onChange={(value) => change("level", value === "all" ? "" : value)}
          />
        </LiveFilterForm>
        <p className="muted my-4" role="status">
          {/* The count is of the whole category: beside a chosen level it would not be so (I16). */}
          {category?.name}: {level === "all" && `${category?.count} exams, `}
          {found.length} described here
        </p>
        {found.length > 0 ? (
          <LongList items={found} more={(count) => `Show ${count} more exams`}>
            {(exam) => (
              <ExamItem key={exam.id} exam={exam} hasMockTest={loaderData.mockTests.includes(exam.id)} />
            )}
          </LongList>
        ) : (
          <EmptyState picture={emptySearch} title="No exam of this level here">
            <p>Choose another level or category.</p>
          </EmptyState>
        )}
      </Section>
      <Section
        title={loaderData.datesTitle}
        lead={loaderData.datesLead}
        lang={loaderData.language}
        id="dates"
      >
        <ExamDates exams={loaderData.exams} today={today} />
      </Section>
      <Section title="Preparation Plans" id="plans">
        <PreparationPlanList plans={plans} />
      </Section>
      <Section title="Free Preparation Resources" tone="sunken" id="resources">
        <ExamResourceList resources={resources} />
      </Section>
      <Section
        tone="ground"
        title="Ready to test yourself?"
        lead="Half an hour under real marking shows you where you stand."
      >
        <p className="row row--acts">
          <LinkButton kind="go" href="/exam-preparation/mock-tests">
            Free Mock Test
          </LinkButton>
          <LinkButton kind="quiet" href="#book">
            Expert Guidance
          </LinkButton>
        </p>
      </Section>
      <Section title="Book Exam Preparation Guidance">
        <div className="max-w-[var(--wrap-form)]">
          <ExamForm answer={actionData} choices={loaderData.choices} today={today} />
        </div>
      </Section>
    </>
  );
}
