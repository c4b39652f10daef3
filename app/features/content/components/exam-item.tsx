import ChevronDown from "lucide-react/icons/chevron-down";
import { LinkButton } from "#app/ui/button.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { ExternalLink } from "#app/ui/external-link.tsx";
import { Facts } from "#app/ui/facts.tsx";
import { Icon } from "#app/ui/icon.tsx";
import type { Exam, ExamDifficulty } from "../data/exam.ts";
import { AsOf } from "./as-of.tsx";

/** Very High red, High orange, otherwise green (spec 2, section 2). */
function difficultyClass(difficulty: ExamDifficulty): string {
  if (difficulty === "Very High") return "badge--bad";
  return difficulty === "High" ? "badge--warn" : "badge--ok";
}

/** `hasMockTest`: there is a mock test of this very exam. */
export function ExamItem({ exam, hasMockTest }: { exam: Exam; hasMockTest: boolean }) {
  return (
    <li>
      <article className="card flex h-full flex-col gap-3">
        <div>
          <div className="row row--apart">
            <h3 className="card__title">{exam.name}</h3>
            <span className={classNames("badge", difficultyClass(exam.difficulty))}>
              <span className="vh">Difficulty: </span>
              {exam.difficulty}
            </span>
          </div>
          <p className="muted small">{exam.fullName}</p>
        </div>
        <p>{exam.description}</p>
        <Facts
          facts={[
            { term: "Exam date", value: exam.examDate },
            { term: "Duration", value: exam.duration },
            { term: "Success rate", value: exam.successRate },
            { term: "Average package", value: exam.averagePackage },
          ]}
        />
        <details className="fold fold--phone">
          <summary>
            Syllabus and top colleges
            <Icon of={ChevronDown} />
          </summary>
          <div className="stack small [--gap:0.75rem]">
            <div>
              <b className="strong">Syllabus</b>
              <ul className="list-disc pl-5">
                {exam.syllabus.map((part) => (
                  <li key={part}>{part}</li>
                ))}
              </ul>
            </div>
            <p>
              <b className="strong">Top colleges:</b> {exam.topColleges.join(", ")}
            </p>
          </div>
        </details>
        <details className="fold">
          <summary>
            Pattern, eligibility and last date
            <Icon of={ChevronDown} />
          </summary>
          <div className="stack small [--gap:0.75rem]">
            <p>
              <b className="strong">Pattern:</b> {exam.pattern} Total marks: {exam.totalMarks}.
            </p>
            <p>
              <b className="strong">Eligibility:</b> {exam.eligibility}
            </p>
            <p>
              <b className="strong">Apply by:</b> {exam.applicationDeadline}
            </p>
            <ExternalLink href={exam.officialSite}>Official site</ExternalLink>
          </div>
        </details>
        <div className="mt-auto stack [--gap:0.75rem]">
          <p className="row">
            <LinkButton
              href={`/exam-preparation/${exam.id}/plan`}
              aria-label={`Start Preparation: ${exam.name}`}
              size="sm"
            >
              Start Preparation
            </LinkButton>
            {hasMockTest && (
              <LinkButton
                kind="quiet"
                size="sm"
                href={`/exam-preparation/mock-tests/${exam.id}`}
                aria-label={`Free Mock Test: ${exam.name}`}
              >
                Free Mock Test
              </LinkButton>
            )}
          </p>
          <AsOf fact={exam} />
        </div>
      </article>
    </li>
  );
}
