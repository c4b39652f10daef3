import Check from "lucide-react/icons/check";
import TriangleAlert from "lucide-react/icons/triangle-alert";
import X from "lucide-react/icons/x";
import { Anchor } from "./anchor.tsx";
import { Icon } from "./pictures/icon.tsx";
import { useUiWords } from "./ui-words.ts";

type Step = {
  label: string;
  href?: string;
  /** One has been past it, and something is missing there: a triangle instead of a tick (L17). */
  isOpen?: boolean;
  /** It is done although one stands before it: one has gone back. */
  isDone?: boolean;
  /** One has been past it without finishing it: no tick. */
  isLeft?: boolean;
};

type StepperProps = {
  label: string;
  steps: Step[];
  /** The step one is at, from 0; the length of `steps` when all is done. */
  current: number;
  /** It stopped at the current step: a cross, and nothing comes (L5). */
  ended?: boolean;
};

type State = "done" | "bad" | "now" | "stop" | null;

/** A viaduct built span by span: the road is marigold as far as you have come. */
export function Stepper({ label, steps, current, ended = false }: StepperProps) {
  const stateOf = (step: Step, index: number): State => {
    if (index === current) return ended ? "stop" : "now";
    if (step.isLeft || (index > current && !step.isDone)) return null;
    return step.isOpen ? "bad" : "done";
  };
  return (
    <ol className="spans" aria-label={label}>
      {steps.map((step, index) => {
        const state = stateOf(step, index);
        const span = <Span step={step} number={index + 1} state={state} />;
        return (
          <li
            key={step.label}
            className={state ?? undefined}
            aria-current={index === current ? "step" : undefined}
          >
            {step.href && (state === "done" || state === "bad") ? (
              <Anchor href={step.href}>{span}</Anchor>
            ) : (
              span
            )}
          </li>
        );
      })}
    </ol>
  );
}

const signs = { done: Check, bad: TriangleAlert, stop: X } as const;

type SpanProps = { step: Step; number: number; state: State };

function Span({ step, number, state }: SpanProps) {
  const words = useUiWords();
  return (
    <>
      <b aria-hidden="true">{state && state !== "now" ? <Icon of={signs[state]} /> : number}</b>
      <span>
        {state === "done" && <em className="vh">{words.stepDone} </em>}
        {step.label}
      </span>
    </>
  );
}
