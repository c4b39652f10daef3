import Check from "lucide-react/icons/check";
import { Anchor } from "./anchor.tsx";
import { classNames } from "./class-names.ts";
import { Icon } from "./icon.tsx";
import { useUiWords } from "./ui-words.ts";

type Step = {
  label: string;
  href?: string;
  /** One has been past it, and something is missing there: no tick. */
  isOpen?: boolean;
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
          className={classNames(index < current && "done", index === current && "now") || undefined}
          aria-current={index === current ? "step" : undefined}
        >
          {step.href && index < current ? (
            <Anchor href={step.href}>
              <Span step={step} number={index + 1} done={!step.isOpen} />
            </Anchor>
          ) : (
            <Span step={step} number={index + 1} done={index < current && !step.isOpen} />
          )}
        </li>
      ))}
    </ol>
  );
}

function Span({ step, number, done }: { step: Step; number: number; done: boolean }) {
  const words = useUiWords();
  return (
    <>
      <b aria-hidden="true">{done ? <Icon of={Check} /> : number}</b>
      <span>
        {done && <em className="vh">{words.stepDone} </em>}
        {step.label}
      </span>
    </>
  );
}
