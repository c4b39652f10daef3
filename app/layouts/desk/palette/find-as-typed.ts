import { useEffect, useRef, useState } from "react";
import { useFetcher } from "react-router";
import { fewestLetters } from "#app/core/find/fewest-letters.ts";
import { type FormAnswer, problemOf } from "#app/core/forms/form-answer.ts";
import type { FoundGroup } from "#app/core/lists/found.ts";
import { stillFitting } from "./palette-options.ts";

/** Where people and numbers are looked for: posted, so that nothing typed stands in an address or a log. */
export type Finder = {
  readonly action: string;
  readonly words: string;
  /** A page where the same is looked for at length. */
  readonly page: string | null;
};

type Answer = FormAnswer<{ groups: readonly FoundGroup[] }>;
type Answered = {
  readonly words: string;
  readonly groups: readonly FoundGroup[];
  readonly problem?: string | undefined;
};

const pauseMs = 250;
const nothing: Answered = { words: "", groups: [] };

/** Asks after each pause of the typing, by the rights of whoever types; a newer question takes the older one's place. */
export function useFindAsTyped(finder: Finder | null, words: string) {
  const { submit, data, state } = useFetcher<Answer>();
  const [answered, setAnswered] = useState(nothing);
  const asked = useRef("");
  const mayAsk = finder !== null && words.length >= fewestLetters;
  const isAnswered = answered.words === words;

  const ask = () => {
    if (!mayAsk || asked.current === words) return;
    asked.current = words;
    // Nothing changes by it: no page is read anew.
    void submit(
      { intent: "find", q: words },
      { method: "post", action: finder.action, defaultShouldRevalidate: false },
    );
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: the words are what calls for another question
  useEffect(() => {
    if (!mayAsk || isAnswered) return;
    const timer = setTimeout(ask, pauseMs);
    return () => clearTimeout(timer);
  }, [words, mayAsk]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each answer
  useEffect(() => {
    if (state !== "idle" || !data || asked.current === "") return;
    setAnswered({ words: asked.current, groups: data.shown?.groups ?? [], problem: problemOf(data) });
    asked.current = "";
  }, [state, data]);

  return {
    ask,
    isLooking: mayAsk && !isAnswered,
    isAnswered: mayAsk && isAnswered,
    problem: isAnswered ? answered.problem : undefined,
    found: !mayAsk ? [] : isAnswered ? answered.groups : stillFitting(answered.groups, words),
    forget() {
      asked.current = "";
      setAnswered(nothing);
    },
  };
}
