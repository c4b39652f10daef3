import Lightbulb from "lucide-react/icons/lightbulb";
import { LinkButton } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/pictures/icon.tsx";
import type { GuideView } from "../guide-view.ts";

/** One step of the guide: how long, what to do, what helps, and the way to do it. */
export function GuideStepItem({ step }: { step: GuideView["steps"][number] }) {
  return (
    <li id={step.id} className="scroll-mt-24">
      <div className="stack pb-6 [--gap:0.75rem]">
        <h3 className="text-lg">
          {step.title} <span className="badge ms-2">{step.timeLabel}</span>
        </h3>
        <p className="max-w-[var(--measure)] text-base text-ink">{step.description}</p>
        <div className="cols cols--2 max-w-[60rem]">
          <ul className="prose small list-disc ps-5 [&>li+li]:mt-1.5">
            {step.details.map((detail) => (
              <li key={detail}>{detail}</li>
            ))}
          </ul>
          <ul className="ticks small content-start">
            {step.tips.map((tip) => (
              <li key={tip}>
                <Icon of={Lightbulb} className="text-accent-ink!" />
                {tip}
              </li>
            ))}
          </ul>
        </div>
        <LinkButton kind="quiet" size="sm" href={step.link.href}>
          {step.link.label}
        </LinkButton>
      </div>
    </li>
  );
}
