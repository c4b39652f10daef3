import ChevronDown from "lucide-react/icons/chevron-down";
import { useTranslations } from "use-intl";
import { LinkButton } from "#app/ui/button.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { ExternalLink } from "#app/ui/external-link.tsx";
import { Facts } from "#app/ui/facts.tsx";
import { Icon } from "#app/ui/pictures/icon.tsx";
import type { Exam, ExamDifficulty } from "../../data/exams/exam.ts";
import { AsOf } from "../as-of.tsx";

/** Very High red, High orange, otherwise green (spec 2, section 2). */
function difficultyClass(difficulty: ExamDifficulty): string {
  if (difficulty === "Very High") return "badge--bad";
  return difficulty === "High" ? "badge--warn" : "badge--ok";
}

/** `hasMockTest`: there is a mock test of this very exam. */
export function ExamItem({ exam, hasMockTest }: { exam: Exam; hasMockTest: boolean }) {
  const t = useTranslations("examPrep");
  return (
    <li>
      <article className="card flex h-full flex-col gap-3">
        <div>
          <div className="row row--apart">
            <h3 className="card__title">{exam.name}</h3>
            <span className={classNames("badge", difficultyClass(exam.difficulty))}>
              <span className="vh">{t("exam.difficulty")}</span>
              {t(`exam.difficulties.${exam.difficulty}`)}
            </span>
          </div>
          <p className="muted small" lang="en">
            {exam.fullName}
          </p>
        </div>
        <p>{exam.description}</p>
        <Facts
          facts={[
            { term: t("exam.date"), value: exam.examDate },
            { term: t("exam.duration"), value: exam.duration },
            { term: t("exam.success"), value: exam.successRate },
            { term: t("exam.package"), value: exam.averagePackage },
          ]}
        />
        <details className="fold fold--phone">
          <summary>
            {t("exam.syllabusFold")}
            <Icon of={ChevronDown} />
          </summary>
          <div className="stack small [--gap:0.75rem]">
            <div>
              <b className="strong">{t("exam.syllabus")}</b>
              <ul className="list-disc ps-5">
                {exam.syllabus.map((part) => (
                  <li key={part}>{part}</li>
                ))}
              </ul>
            </div>
            <p>
              <b className="strong">{t("exam.colleges")}</b> {exam.topColleges.join(", ")}
            </p>
          </div>
        </details>
        <details className="fold">
          <summary>
            {t("exam.patternFold")}
            <Icon of={ChevronDown} />
          </summary>
          <div className="stack small [--gap:0.75rem]">
            <p>
              <b className="strong">{t("exam.pattern")}</b> {exam.pattern}{" "}
              {t("exam.marks", { marks: exam.totalMarks })}
            </p>
            <p>
              <b className="strong">{t("exam.eligibility")}</b> {exam.eligibility}
            </p>
            <p>
              <b className="strong">{t("exam.applyBy")}</b> {exam.applicationDeadline}
            </p>
            <ExternalLink href={exam.officialSite}>{t("exam.site")}</ExternalLink>
          </div>
        </details>
        <div className="mt-auto stack [--gap:0.75rem]">
          <p className="row">
            <LinkButton
              href={`/exam-preparation/${exam.id}/plan`}
              aria-label={t("exam.startOf", { exam: exam.name })}
              size="sm"
            >
              {t("exam.start")}
            </LinkButton>
            {hasMockTest && (
              <LinkButton
                kind="quiet"
                size="sm"
                href={`/exam-preparation/mock-tests/${exam.id}`}
                aria-label={t("mockOf", { exam: exam.name })}
              >
                {t("mock")}
              </LinkButton>
            )}
          </p>
          <AsOf fact={exam} />
        </div>
      </article>
    </li>
  );
}
