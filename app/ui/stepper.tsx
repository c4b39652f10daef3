import Check from "lucide-react/icons/check";
import TriangleAlert from "lucide-react/icons/triangle-alert";
import { Anchor } from "./anchor.tsx";
import { classNames } from "./class-names.ts";
import { Icon } from "./icon.tsx";
import { useUiWords } from "./ui-words.ts";

type Step = {
  label: string;
  href?: string;
  /** One has been past it, and something is missing there: a triangle instead of a tick (L17). */
  isOpen?: boolean;
  /** It is done although one stands before it: one has gone back. */
  isDone?: boolean;
};

type StepperProps = {
  label: string;
  steps: Step[];
  /** The step one is at, from 0; the length of `steps` when all is done. */
  current: number;
};

/** A viaduct built span by span: the road is marigold as far as you have come. */
export function Stepper({ label, steps, current }: StepperProps) {
  return (
    <ol className="spans" aria-label={label}>
      {steps.map((step, index) => (
        <li
          key={step.label}
          className={
            classNames(
              (index < current || (index > current && step.isDone)) && (step.isOpen ? "bad" : "done"),
              index === current && "now",
            ) || undefined
          }
          aria-current={index === current ? "step" : undefined}
        >
          {step.href && (index < current || (index > current && step.isDone)) ? (
            <Anchor href={step.href}>
              <Span step={step} number={index + 1} state={step.isOpen ? "bad" : "done"} />
            </Anchor>
          ) : (
            <Span
              step={step}
              number={index + 1}
              state={index < current ? (step.isOpen ? "bad" : "done") : null}
            />
          )}
        </li>
      ))}
    </ol>
  );
}

type SpanProps = { step: Step; number: number; state: "done" | "bad" | null };

function Span({ step, number, state }: SpanProps) {
  const words = useUiWords();
  return (
    <>
      <b aria-hidden="true">{state ? <Icon of={state === "done" ? Check : TriangleAlert} /> : number}</b>
      <span>
        {state === "done" && <em className="vh">{words.stepDone} </em>}
        {step.label}
      </span>
    </>
  );
}
