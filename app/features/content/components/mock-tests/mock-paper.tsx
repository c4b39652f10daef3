import Maximize from "lucide-react/icons/maximize";
import { useRef, useState } from "react";
import { Form, useNavigation } from "react-router";
import { useTranslations } from "use-intl";
import { Button } from "#app/ui/button.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { SavedNote } from "#app/ui/dialogs/alert.tsx";
import { useIsLive } from "#app/ui/effects/use-is-live.ts";
import type { MockPaper as Paper } from "../../mock-tests/mock-view.ts";
import { MockQuestionField } from "./mock-question-field.tsx";
import { QuestionButtons } from "./question-buttons.tsx";
import { QuestionMap } from "./question-map.tsx";
import { TestClock } from "./test-clock.tsx";
import { useFocusMode } from "./use-focus-mode.ts";
import { useMockAnswers } from "./use-mock-answers.ts";
import { useReviewMarks } from "./use-review-marks.ts";

type MockPaperProps = {
  paper: Paper;
  secondsLeft: number;
  endsAtText: string;
  saved: Record<string, number>;
  ticket: string | null;
  attempt: string;
};

/**
 * The whole paper is one form: without script it is filled in and handed in as it stands. With script one
 * question is shown at a time, beside the map of all.
 */
export function MockPaper({ paper, secondsLeft, endsAtText, ...attempt }: MockPaperProps) {
  const t = useTranslations("mockTest");
  const form = useRef<HTMLFormElement>(null);
  const box = useRef<HTMLDivElement>(null);
  const isLive = useIsLive();
  const navigation = useNavigation();
  const { answers, choose, isSaved } = useMockAnswers(form, { paper, ...attempt });
  const review = useReviewMarks(attempt.attempt);
  const focus = useFocusMode(box);
  const [current, setCurrent] = useState(0);
  const { questions } = paper;

  return (
    <div
      ref={box}
      className={classNames(focus.isOn && "fixed inset-0 z-50 overflow-auto bg-bg px-4 pb-8")}
      data-focus={focus.isOn || undefined}
    >
      <Form method="post" ref={form} className="grid grid-cols-1 gap-6">
        {attempt.ticket && <input type="hidden" name="ticket" value={attempt.ticket} />}
        <p className="no-script">{t("handInBy", { time: endsAtText })}</p>
        <div className="needs-script sticky top-0 z-5">
          <TestClock
            secondsLeft={secondsLeft}
            answered={Object.keys(answers).length}
            questions={questions.length}
            onOver={() => form.current?.requestSubmit()}
          >
            <Button type="button" kind="quiet" size="sm" icon={Maximize} onClick={focus.toggle}>
              {t(focus.isOn ? "leaveFocus" : "focus")}
            </Button>
          </TestClock>
        </div>
        <div className={classNames("grid grid-cols-1 gap-8", isLive && "lg:grid-cols-[1fr_17rem]")}>
          <div className="grid grid-cols-1 content-start gap-8">
            {questions.map((question, index) => (
              <MockQuestionField
                key={question.id}
                question={question}
                number={index + 1}
                // Without script a passage stands once, above its first question.
                passage={
                  question.passage && (isLive || questions[index - 1]?.passage !== question.passage)
                    ? (paper.passages[question.passage] ?? null)
                    : null
                }
                chosen={answers[question.id]}
                isHidden={isLive && index !== current}
                onChoose={(option) => choose(question.id, option)}
              >
                {isLive && (
                  <QuestionButtons
                    isAnswered={answers[question.id] !== undefined}
                    isMarked={review.marks[question.id] !== undefined}
                    onClear={() => choose(question.id, null)}
                    onMark={() => review.toggle(question.id)}
                    onPrevious={index > 0 ? () => setCurrent(index - 1) : null}
                    onNext={index < questions.length - 1 ? () => setCurrent(index + 1) : null}
                  />
                )}
              </MockQuestionField>
            ))}
          </div>
          {isLive && (
            <QuestionMap
              questions={questions}
              current={current}
              answers={answers}
              review={review.marks}
              onOpen={setCurrent}
            />
          )}
        </div>
        <div className="form-end items-center">
          <Button kind="go" name="do" value="submit" busy={navigation.state !== "idle" && t("handingIn")}>
            {t("handIn")}
          </Button>
          {Object.keys(review.marks).length > 0 && (
            <span className="muted num">
              {t("marked", { count: String(Object.keys(review.marks).length) })}
            </span>
          )}
          {isSaved && <SavedNote>{t("saved")}</SavedNote>}
        </div>
      </Form>
    </div>
  );
}
