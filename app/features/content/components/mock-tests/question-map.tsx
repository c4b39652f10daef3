import { useLocale, useTranslations } from "use-intl";
import type { Language } from "#app/core/words/i18n.ts";
import { classNames } from "#app/ui/class-names.ts";
import { sectionIn } from "../../messages/mock-sections.ts";
import type { PaperQuestion } from "../../mock-tests/mock-view.ts";

type QuestionMapProps = {
  questions: readonly PaperQuestion[];
  current: number;
  answers: Readonly<Record<string, number>>;
  review: Readonly<Record<string, number>>;
  onOpen: (index: number) => void;
};

/** Every question as a number, by section: full when answered, with a dot when marked for review. */
export function QuestionMap({ questions, current, answers, review, onOpen }: QuestionMapProps) {
  const t = useTranslations("mockTest");
  const language = useLocale() as Language;
  const numbered = questions.map((question, index) => ({ ...question, index }));
  const sections = [...Map.groupBy(numbered, ({ section }) => section)];
  return (
    <nav aria-label={t("map")} className="grid content-start gap-3">
      {sections.map(([name, own]) => (
        <div key={name} className="grid gap-1.5">
          <p className="small muted">{sectionIn(name, language)}</p>
          <div className="flex flex-wrap gap-1.5">
            {own.map(({ id, index }) => {
              const isAnswered = answers[id] !== undefined;
              const isMarked = review[id] !== undefined;
              return (
                <button
                  type="button"
                  key={id}
                  onClick={() => onOpen(index)}
                  aria-current={index === current ? "step" : undefined}
                  aria-label={[
                    t("question", { number: String(index + 1) }),
                    t(isAnswered ? "state.answered" : "state.open"),
                    ...(isMarked ? [t("forReview")] : []),
                  ].join(", ")}
                  className={classNames(
                    "num relative h-[2.5rem] w-[2.5rem] cursor-pointer rounded-md border text-sm",
                    isAnswered
                      ? "border-action bg-action text-on-action"
                      : "border-line-strong bg-surface text-ink",
                    index === current && "outline-2 outline-offset-2 outline-action",
                  )}
                >
                  {index + 1}
                  {isMarked && (
                    <span
                      aria-hidden="true"
                      className="-top-1 -end-1 absolute h-3.5 w-3.5 rounded-full border-2 border-surface bg-accent"
                    />
                  )}
                </button>
              );
            })}
          </div>
        </div>
      ))}
    </nav>
  );
}
