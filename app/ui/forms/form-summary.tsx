import type { ComponentProps } from "react";
import { useUiWords } from "../ui-words.ts";
import { ErrorSummary } from "./error-summary.tsx";

type FormSummaryProps = { errors: ComponentProps<typeof ErrorSummary>["errors"]; answer: unknown };

/** The summary over a form; nothing while nothing is wrong. */
export function FormSummary({ errors, answer }: FormSummaryProps) {
  const words = useUiWords();
  if (errors.length === 0) return null;
  return (
    <ErrorSummary
      title={words.toCorrect(errors.length)}
      errors={errors}
      kept={words.nothingLost}
      answer={answer}
    />
  );
}
