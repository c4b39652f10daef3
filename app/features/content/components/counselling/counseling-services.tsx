import Award from "lucide-react/icons/award";
import BookOpen from "lucide-react/icons/book-open";
import Check from "lucide-react/icons/check";
import Compass from "lucide-react/icons/compass";
import NotebookPen from "lucide-react/icons/notebook-pen";
import Plane from "lucide-react/icons/plane";
import Smile from "lucide-react/icons/smile";
import { useTranslations } from "use-intl";
import { Icon } from "#app/ui/pictures/icon.tsx";
import type { CounselingType } from "../../data/counseling.ts";

const icons = {
  career: Compass,
  education: BookOpen,
  scholarship: Award,
  "study-abroad": Plane,
  "exam-prep": NotebookPen,
  personal: Smile,
} as const;

const features = ["a", "b", "c", "d"] as const;

type CounselingServicesProps = {
  services: readonly CounselingType[];
  selected: string;
};

/** Six services to look at; the form starts with the one that is chosen here. */
export function CounselingServices({ services, selected }: CounselingServicesProps) {
  const t = useTranslations("counseling");
  return (
    <ul className="cols cols--3" data-still="choose" data-choose="counselingType" data-stay>
      {services.map(({ id, title, minutes }) => (
        <li key={id}>
          <a
            href={`?service=${id}#services`}
            className="card flex h-full flex-col gap-3 text-inherit no-underline hover:border-action aria-[current=true]:border-action aria-[current=true]:shadow-[inset_0_0_0_1px_var(--color-action)]"
            aria-current={id === selected ? "true" : undefined}
            data-value={id}
          >
            <div className="flex items-center gap-3">
              <span className="cat__i" aria-hidden="true">
                <Icon of={icons[id]} />
              </span>
              <div>
                <h3 className="card__title">{title}</h3>
                <p className="small muted">{t("length", { minutes })}</p>
              </div>
            </div>
            <p>{t(`services.${id}.text`)}</p>
            <div className="ticks small mt-auto pt-1">
              {features.map((feature) => (
                <span className="grid grid-cols-[1.25rem_1fr] gap-2" key={feature}>
                  <Icon of={Check} />
                  {t(`services.${id}.${feature}`)}
                </span>
              ))}
            </div>
          </a>
        </li>
      ))}
    </ul>
  );
}
