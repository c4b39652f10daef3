import type { FormStep } from "./form-step.ts";

/** Step 5: nothing new is asked; all answers stand here once more, each with its way back. */
export const reviewAndSubmit = {
  number: 5,
  name: "review",
  questions: [],
} as const satisfies FormStep;
