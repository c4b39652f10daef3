import BookA from "lucide-react/icons/book-a";
import Calculator from "lucide-react/icons/calculator";
import CalendarClock from "lucide-react/icons/calendar-clock";
import ChartColumn from "lucide-react/icons/chart-column";
import Newspaper from "lucide-react/icons/newspaper";
import NotebookPen from "lucide-react/icons/notebook-pen";
import { useTranslations } from "use-intl";
import { LinkButton } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/pictures/icon.tsx";
import type { ExamResource } from "../../data/exams/exam-resource.ts";

const icons = {
  calculator: Calculator,
  "chart-column": ChartColumn,
  "book-a": BookA,
  "calendar-clock": CalendarClock,
  "notebook-pen": NotebookPen,
  newspaper: Newspaper,
} as const;

const colors = {
  indigo: "bg-info-bg text-info-ink",
  marigold: "bg-warn-bg text-warn-ink",
  leaf: "bg-ok-bg text-ok-ink",
  brick: "bg-bad-bg text-bad-ink",
} as const;

export type ResourceCard = Pick<ExamResource, "id" | "title" | "description" | "count" | "icon" | "color">;

export function ExamResourceList({ resources }: { resources: readonly ResourceCard[] }) {
  const t = useTranslations("examPrep");
  return (
    <ul className="cols cols--3">
      {resources.map(({ id, title, description, count, icon, color }) => (
        <li className="card flex flex-col gap-2" key={id}>
          <div className="flex items-center gap-3">
            <span className={`cat__i ${colors[color]}`} aria-hidden="true">
              <Icon of={icons[icon]} />
            </span>
            <div>
              <h3 className="card__title">{title}</h3>
              <p className="small muted">{count}</p>
            </div>
          </div>
          <p>{description}</p>
          <LinkButton
            kind="quiet"
            size="sm"
            href={`/exam-preparation/resources/${id}`}
            className="mt-auto self-start"
            aria-label={t("accessOf", { title })}
          >
            {t("access")}
          </LinkButton>
        </li>
      ))}
    </ul>
  );
}
