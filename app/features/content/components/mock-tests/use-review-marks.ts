import { useEffect, useState } from "react";
import { keptAnswers } from "./kept-answers.ts";

/** Questions to look at again, kept in this browser beside the answers until the paper is handed in. */
export function useReviewMarks(attempt: string) {
  const [marks, setMarks] = useState<Record<string, number>>({});
  useEffect(() => setMarks(keptAnswers.read(`${attempt}.review`)), [attempt]);
  const toggle = (id: string) => {
    const { [id]: was, ...others } = marks;
    const next = was === undefined ? { ...others, [id]: 1 } : others;
    setMarks(next);
    keptAnswers.write(`${attempt}.review`, next);
  };
  return { marks, toggle };
}
