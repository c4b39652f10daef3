import { useLocale, useTranslations } from "use-intl";
import { formatDate } from "#app/core/clock.ts";
import type { Language } from "#app/core/words/i18n.ts";
import { Timeline } from "#app/ui/desk/timeline.tsx";
import { DataTable } from "#app/ui/lists/data-table.tsx";
import { Panel } from "#app/ui/panel.tsx";
import { Block } from "#app/ui/section.tsx";
import type { PersonalPlan } from "../../exams/exam-plan.ts";

/** Phases, syllabus and milestones with their dates: made to be read on a phone and on paper. */
export function PlanSchedule({ plan, today }: { plan: PersonalPlan; today: string }) {
  const t = useTranslations("examPlan");
  const language = useLocale() as Language;
  const day = (on: string) => formatDate(on, language);
  return (
    <>
      <Block title={t("phases")}>
        <Timeline
          events={plan.phases.map(({ id, name, from, to, tasks }) => ({
            id,
            state: from <= today && today <= to ? ("now" as const) : ("to-come" as const),
            title: t("phase", { name, from: day(from), to: day(to) }),
            children: (
              <span className="grid gap-1">
                {tasks.map((task) => (
                  <span key={task}>{task}</span>
                ))}
              </span>
            ),
          }))}
        />
      </Block>
      {plan.syllabus.length > 0 && (
        <Block title={t("syllabus")}>
          <Panel>
            <DataTable
              caption={t("syllabusCaption")}
              small
              rows={[...plan.syllabus]}
              rowKey={({ part }) => part}
              columns={[
                { id: "part", head: t("part"), kind: "key", cell: ({ part }) => part },
                { id: "from", head: t("from"), kind: "date", cell: ({ from }) => day(from) },
                { id: "to", head: t("until"), kind: "date", cell: ({ to }) => day(to) },
              ]}
            />
          </Panel>
        </Block>
      )}
      <Block title={t("milestones")}>
        <ul className="lines">
          {plan.milestones.map(({ on, title }) => (
            <li key={on}>
              <span>{title}</span>
              <span className="num nowrap muted">{day(on)}</span>
            </li>
          ))}
          <li>
            <b className="strong">{t("theExam")}</b>
            <b className="strong num nowrap">{day(plan.examOn)}</b>
          </li>
        </ul>
      </Block>
    </>
  );
}
