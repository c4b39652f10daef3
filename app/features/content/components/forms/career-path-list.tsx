import { useTranslations } from "use-intl";
import { Accordion } from "#app/ui/accordion.tsx";
import type { CareerPath } from "../../data/career-path.ts";

/** Where each stream can lead: the way, the exams, the first jobs. */
export function CareerPathList({ paths }: { paths: readonly CareerPath[] }) {
  const t = useTranslations("career.path");
  return (
    <Accordion
      items={paths.map(({ id, title, startsAfter, description, routes, skills, keepInMind }) => ({
        id,
        title: (
          <span>
            {title}
            <span className="small muted grid font-text">{startsAfter}</span>
          </span>
        ),
        children: (
          <div className="stack">
            <p>{description}</p>
            {routes.map((route) => (
              <div key={route.title} className="stack [--gap:0.25rem]">
                <h3 className="text-base">{route.title}</h3>
                <p className="small">{route.route.join(" → ")}</p>
                <p className="small muted">
                  {t("exams", { exams: route.exams.join(", "), jobs: route.firstJobs.join(", ") })}
                </p>
              </div>
            ))}
            <p className="small">
              <b className="strong">{t("skills")}</b> {skills.join(", ")}.
            </p>
            <p className="small border-s-[3px] border-accent ps-3">{keepInMind}</p>
          </div>
        ),
      }))}
    />
  );
}
