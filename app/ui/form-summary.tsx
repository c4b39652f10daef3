import type { ComponentProps } from "react";
import { ErrorSummary } from "./error-summary.tsx";

type FormSummaryProps = { errors: ComponentProps<typeof ErrorSummary>["errors"]; answer: unknown };

/** The summary over an English form; nothing while nothing is wrong. */
export function FormSummary({ errors, answer }: FormSummaryProps) {
  if (errors.length === 0) return null;
  return (
    <ErrorSummary
      title={
        errors.length === 1 ? "There is one thing to correct" : `There are ${errors.length} things to correct`
      }
      errors={errors}
      kept="Nothing you typed is lost."
      answer={answer}
    />
  );
}
