import CalendarPlus from "lucide-react/icons/calendar-plus";
import { useTranslations } from "use-intl";
import type { IstDay } from "#app/core/clock.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { DataTable } from "#app/ui/lists/data-table.tsx";
import { Panel } from "#app/ui/panel.tsx";
import type { Exam } from "../../data/exams/exam.ts";
import { examsByDate } from "../../exams/exams-by-date.ts";

/** One line an exam: when it is, when to apply, and the day for one's own calendar. */
export function ExamDates({ exams, today }: { exams: readonly Exam[]; today: IstDay }) {
  const t = useTranslations("examDates");
  return (
    <Panel>
      <DataTable
        caption={t("title")}
        rows={examsByDate(exams, today)}
        rowKey={({ id }) => id}
        columns={[
          { id: "exam", head: t("exam"), kind: "key", cell: ({ name }) => name },
          {
            id: "when",
            head: t("when"),
            cell: ({ examDate, examOn, examOnIsEstimate }) => (
              <>
                {examDate}
                {examOn && examOnIsEstimate && <span className="badge ms-2">{t("expected")}</span>}
              </>
            ),
          },
          { id: "apply", head: t("apply"), cell: (exam) => exam.applicationDeadline },
          {
            id: "calendar",
            head: t("calendar"),
            kind: "actions",
            cell: ({ id, name, examOn }) =>
              examOn && examOn >= today ? (
                <LinkButton
                  kind="quiet"
                  size="sm"
                  icon={CalendarPlus}
                  href={`/exam-preparation/${id}/date.ics`}
                  plain
                  aria-label={t("addOf", { exam: name })}
                >
                  {t("add")}
                </LinkButton>
              ) : (
                <span className="small muted">{t("none")}</span>
              ),
          },
        ]}
      />
    </Panel>
  );
}
