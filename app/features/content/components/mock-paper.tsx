import { useEffect, useRef, useState } from "react";
import { Form, useFetcher, useNavigation } from "react-router";
import { SavedNote } from "#app/ui/alert.tsx";
import { Button } from "#app/ui/button.tsx";
import { readAnswers } from "../mock-marking.ts";
import type { MockPaper as Paper } from "../mock-view.ts";
import { keptAnswers } from "./kept-answers.ts";
import { TestClock } from "./test-clock.tsx";

type MockPaperProps = {
  paper: Paper;
  secondsLeft: number;
  endsAtText: string;
  /** What was ticked before, as the server knows it. */
  saved: Record<string, number>;
  /** A visitor's signed start; a student's try is known by their session. */
  ticket: string | null;
  /** What the browser keeps the answers under. */
  attempt: string;
};

/** The whole paper as one form: without script it is filled in and handed in as it stands. */
export function MockPaper({ paper, secondsLeft, endsAtText, saved, ticket, attempt }: MockPaperProps) {
  const form = useRef<HTMLFormElement>(null);
  const save = useFetcher<{ saved: boolean }>();
  const navigation = useNavigation();
  const [answers, setAnswers] = useState(saved);

  // A visitor's answers are kept in their own browser alone, and come back after a reload; what was ticked
  // before script began is in the form.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each try
  useEffect(() => {
    const ticked = readAnswers(paper, new FormData(form.current ?? undefined));
    setAnswers({ ...saved, ...(ticket ? keptAnswers.read(attempt) : {}), ...ticked });
  }, [ticket, attempt]);

  const choose = (id: string, option: number) => {
    const next = { ...answers, [id]: option };
    setAnswers(next);
    if (ticket) keptAnswers.write(attempt, next);
    else {
      const fields = new FormData();
      fields.set("do", "save");
      for (const [question, choice] of Object.entries(next)) fields.set(`q-${question}`, String(choice));
      void save.submit(fields, { method: "post" });
    }
  };

  return (
    <Form method="post" ref={form} className="grid grid-cols-1 gap-8">
      {ticket && <input type="hidden" name="ticket" value={ticket} />}
      <p className="no-script">
        Hand it in by <b className="strong">{endsAtText}</b>: later answers are not counted.
      </p>
      <div className="needs-script sticky top-0 z-5">
        <TestClock
          secondsLeft={secondsLeft}
          answered={Object.keys(answers).length}
          questions={paper.questions.length}
          onOver={() => form.current?.requestSubmit()}
        />
      </div>
      {paper.questions.map(({ id, subject, question, options }, index) => (
        <fieldset key={id} className="field">
          <legend className="max-w-[var(--measure)]">
            <span className="small muted grid">
              Question {index + 1}, {subject}
            </span>
            <span className="whitespace-pre-line">{question}</span>
          </legend>
          <div className="mt-2 grid gap-2">
            {options.map((option, number) => (
              <label className="choice" key={option}>
                <input
                  type="radio"
                  name={`q-${id}`}
                  value={number}
                  checked={answers[id] === number}
                  onChange={() => choose(id, number)}
                />
                {option}
              </label>
            ))}
          </div>
        </fieldset>
      ))}
      <div className="form-end items-center">
        <Button kind="go" name="do" value="submit" busy={navigation.state !== "idle" && "Marking…"}>
          Hand in
        </Button>
        {save.data?.saved && <SavedNote>Saved</SavedNote>}
      </div>
    </Form>
  );
}
