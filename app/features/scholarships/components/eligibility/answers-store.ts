import { useSyncExternalStore } from "react";
import type { GivenAnswers } from "../../eligibility/eligibility-question.ts";
import { noAnswers, readStoredAnswers } from "./stored-answers.ts";

let known: GivenAnswers | null = null;

/** Read once: the pages that ask are without React (app/still), and this one shows what was answered there. */
function current(): GivenAnswers {
  known ??= readStoredAnswers();
  return known;
}

const never = () => () => undefined;

/** Empty on the server and until script runs. */
export function useAnswers(): GivenAnswers {
  return useSyncExternalStore(never, current, () => noAnswers);
}
