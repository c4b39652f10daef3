import type { RefObject } from "react";
import { useEffect, useState } from "react";
import { useFetcher } from "react-router";
import { readAnswers } from "../../mock-tests/mock-marking.ts";
import type { MockPaper } from "../../mock-tests/mock-view.ts";
import { keptAnswers } from "./kept-answers.ts";

type Try = {
  paper: MockPaper;
  /** What was ticked before, as the server knows it. */
  saved: Record<string, number>;
  /** A visitor's signed start; a student's try is known by their session. */
  ticket: string | null;
  /** What the browser keeps the answers under. */
  attempt: string;
};

/** What is ticked, kept while it is being ticked: a student's by the server, a visitor's in their browser. */
export function useMockAnswers(
  form: RefObject<HTMLFormElement | null>,
  { paper, saved, ticket, attempt }: Try,
) {
  const save = useFetcher<{ saved: boolean }>();
  const [answers, setAnswers] = useState(saved);

  // Answers come back after a reload; what was ticked before script began is in the form.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each try
  useEffect(() => {
    const ticked = readAnswers(paper, new FormData(form.current ?? undefined));
    setAnswers({ ...saved, ...(ticket ? keptAnswers.read(attempt) : {}), ...ticked });
  }, [ticket, attempt]);

  /** Null takes the answer away. */
  const choose = (id: string, option: number | null) => {
    const { [id]: _, ...others } = answers;
    const next = option === null ? others : { ...others, [id]: option };
    setAnswers(next);
    if (ticket) keptAnswers.write(attempt, next);
    else {
      const fields = new FormData();
      fields.set("do", "save");
      for (const [question, choice] of Object.entries(next)) fields.set(`q-${question}`, String(choice));
      void save.submit(fields, { method: "post" });
    }
  };

  return { answers, choose, isSaved: save.data?.saved === true };
}
