import BookA from "lucide-react/icons/book-a";
import BookOpen from "lucide-react/icons/book-open";
import BriefcaseBusiness from "lucide-react/icons/briefcase-business";
import Cog from "lucide-react/icons/cog";
import Landmark from "lucide-react/icons/landmark";
import LayoutGrid from "lucide-react/icons/layout-grid";
import Stethoscope from "lucide-react/icons/stethoscope";
import { useTranslations } from "use-intl";
import { istDate } from "#app/core/clock.ts";
import { pageMeta } from "#app/core/page-meta.ts";
import { languageContext } from "#app/core/requests/request-context.ts";
import { loadMessages } from "#app/core/words/load-messages.server.ts";
import { sessionFormMessages } from "#app/features/helpdesk/messages/session-form.messages.server.ts";
import { listBookingChoices } from "#app/features/helpdesk/server/bookings/list-booking-choices.server.ts";
import emptySearch from "#app/ui/art/empty-search.svg";
import { LinkButton } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { Section } from "#app/ui/section.tsx";
import { hrefWith, readFilters } from "../../address-filters.ts";
import { ChoiceTiles } from "../../components/choice-tiles.tsx";
import { ExamDates } from "../../components/exams/exam-dates.tsx";
import { ExamForm } from "../../components/exams/exam-form.tsx";
import { ExamItem } from "../../components/exams/exam-item.tsx";
import { ExamResourceList } from "../../components/exams/exam-resource-list.tsx";
import { PreparationPlanList } from "../../components/exams/preparation-plan-list.tsx";
import { LevelSelect } from "../../components/forms/level-select.tsx";
import { SwapFilterForm } from "../../components/forms/swap-filter-form.tsx";
import { InfoHero } from "../../components/info-hero.tsx";
import { LongList } from "../../components/long-list.tsx";
import { examLevelOptions } from "../../data/exams/exam-options.ts";
import { filterExams } from "../../filters.ts";
import { datedMessages } from "../../messages/dated.messages.server.ts";
import { examDatesMessages } from "../../messages/exam-dates.messages.server.ts";
import { examPrepMessages } from "../../messages/exam-prep.messages.server.ts";
import { examPrepActions } from "../../server/bookings/exam-prep-actions.server.ts";
import { getExamPreparation } from "../../server/exams/get-exam-preparation.server.ts";
import { listMockTests } from "../../server/mock-tests/list-mock-tests.server.ts";
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

export async function loader({ url, context }: Route.LoaderArgs) {
  const language = context.get(languageContext);
  const { title, description } = examPrepMessages[language];
  return {
    ...getExamPreparation(language),
    values: readFilters(["category", "level"], url),
    title,
    description,
    messages: loadMessages(language, {
      dated: datedMessages,
      examDates: examDatesMessages,
      examPrep: examPrepMessages,
      sessionForm: sessionFormMessages,
    }),
    mockTests: listMockTests().map(({ id }) => id),
    choices: await listBookingChoices("exam", language),
    today: istDate(),
  };
}

export const action = examPrepActions.action;

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, {
    title: loaderData?.title ?? "",
    description: loaderData?.description ?? "",
    path: "/exam-preparation",
  });

export default function ExamPreparationPage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTranslations("examPrep");
  const dates = useTranslations("examDates");
  const { categories, plans, resources, today, values } = loaderData;
  const category = categories.find(({ id }) => id === values.category) ?? categories[0];
  const level = examLevelOptions.find(({ value }) => value === values.level)?.value ?? "all";
  const found = filterExams(loaderData.exams, { category: category?.id ?? "all", level });
  return (
    <>
      <InfoHero title={t("title")} picture="exam" lead={t("lead")}>
        <p className="row row--acts">
          <LinkButton kind="go" href="/exam-preparation/mock-tests">
            {t("mock")}
          </LinkButton>
          <LinkButton kind="quiet" href="#book">
            {t("guidance")}
          </LinkButton>
        </p>
      </InfoHero>
      <Section title={t("choose")} id="categories">
        <ChoiceTiles
          label={t("categoriesLabel")}
          selected={category?.id ?? "all"}
          swap="categories exams"
          tiles={categories.map(({ id, name, count }) => ({
            value: id,
            href: `${hrefWith(values, "category", id === "all" ? "" : id)}#exams`,
            icon: icons[id],
            title: name,
            note: t("count", { count }),
          }))}
        />
      </Section>
      <Section title={t("exams")} lead={category?.description} tone="sunken" id="exams">
        <SwapFilterForm target="exams" swap="categories exams" keep={{ category: values.category }}>
          <LevelSelect
            label={t("level")}
            options={examLevelOptions.map(({ value }) => ({ value, label: t(`levels.${value}`) }))}
            value={level}
          />
        </SwapFilterForm>
        <p className="muted my-4" role="status">
          {/* The count is of the whole category: beside a chosen level it would not be so (I16). */}
          {t(level === "all" ? "foundOf" : "found", {
            category: category?.name ?? "",
            count: category?.count ?? 0,
            found: found.length,
          })}
        </p>
        {found.length > 0 ? (
          <LongList items={found} more={(count) => t("more", { count })}>
            {(exam) => (
              <ExamItem key={exam.id} exam={exam} hasMockTest={loaderData.mockTests.includes(exam.id)} />
            )}
          </LongList>
        ) : (
          <EmptyState picture={emptySearch} title={t("none")}>
            <p>{t("noneText")}</p>
          </EmptyState>
        )}
      </Section>
      <Section title={dates("title")} lead={dates("lead")} id="dates">
        <ExamDates exams={loaderData.exams} today={today} />
      </Section>
      <Section title={t("plans")} id="plans">
        <PreparationPlanList plans={plans} />
      </Section>
      <Section title={t("resources")} tone="sunken" id="resources">
        <ExamResourceList resources={resources} />
      </Section>
      <Section tone="ground" title={t("ready")} lead={t("readyLead")}>
        <p className="row row--acts">
          <LinkButton kind="go" href="/exam-preparation/mock-tests">
            {t("mock")}
          </LinkButton>
          <LinkButton kind="quiet" href="#book">
            {t("guidance")}
          </LinkButton>
        </p>
      </Section>
      <Section title={t("bookTitle")}>
        <div className="max-w-[var(--wrap-form)]">
          <ExamForm answer={actionData} choices={loaderData.choices} today={today} />
        </div>
      </Section>
    </>
  );
}
