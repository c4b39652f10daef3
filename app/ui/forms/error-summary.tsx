import TriangleAlert from "lucide-react/icons/triangle-alert";
import type { ReactNode } from "react";
import { useEffect, useRef } from "react";
import { Icon } from "../pictures/icon.tsx";

/** `fieldId` is the id of the control, `href` where it stands on another page; without, it is about the whole form. */
type SummaryError = { fieldId?: string; href?: string; message: string };

type ErrorSummaryProps = {
  /** "There are 3 things to correct" */
  title: ReactNode;
  errors: SummaryError[];
  /** "Everything else is saved. Nothing you typed is lost." */
  kept?: ReactNode;
  /** False only where it is shown as a sample. */
  takesFocus?: boolean;
  /** The action's answer: a new one takes the focus again. Live checks must not, so do not key it by them. */
  answer?: unknown;
};

/** Stands first in the form after a failed submit, takes the focus, and leads to each field. */
export function ErrorSummary({ title, errors, kept, takesFocus = true, answer }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new answer is what calls for the focus
  useEffect(() => {
    if (takesFocus) box.current?.focus();
  }, [answer]);
  if (errors.length === 0) return null;
  return (
    <div className="summary" role="alert" tabIndex={-1} ref={box} data-arrive={takesFocus ? "" : undefined}>
      <h2>
        <Icon of={TriangleAlert} />
        {title}
      </h2>
      <ul>
        {errors.map((error) => (
          <li key={`${error.fieldId}-${error.message}`}>
            {error.href || error.fieldId ? (
              <a href={error.href ?? `#${error.fieldId}`}>{error.message}</a>
            ) : (
              error.message
            )}
          </li>
        ))}
      </ul>
      {kept && <p className="summary__kept">{kept}</p>}
    </div>
  );
}
