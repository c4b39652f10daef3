import type { ReactNode } from "react";
import type { HeadingLevel } from "../heading.tsx";
import { Heading } from "../heading.tsx";

type NumberedStep = { title: string; text: ReactNode };

/** Numbered steps on one road. Beside each other on a desk, if there are four. */
export function NumberedSteps({
  steps,
  level = 4,
  down,
}: {
  steps: NumberedStep[];
  level?: HeadingLevel;
  down?: boolean;
}) {
  return (
    <ol className={down ? "walk" : "walk walk--across"}>
      {steps.map((step) => (
        <li key={step.title}>
          <Heading level={level} className="walk__title">
            {step.title}
          </Heading>
          {typeof step.text === "string" ? <p>{step.text}</p> : step.text}
        </li>
      ))}
    </ol>
  );
}
