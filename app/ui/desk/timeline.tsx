import Check from "lucide-react/icons/check";
import Clock from "lucide-react/icons/clock";
import X from "lucide-react/icons/x";
import type { ReactNode } from "react";
import { classNames } from "../class-names.ts";
import type { HeadingLevel } from "../heading.tsx";
import { Heading } from "../heading.tsx";
import type { IconType } from "../pictures/icon.tsx";
import { Icon } from "../pictures/icon.tsx";
import { useUiWords } from "../ui-words.ts";

type TimelineEvent = {
  id: string;
  /** "well" and "stop" are ends: nothing is waited for any more (L5). */
  state: "done" | "now" | "to-come" | "well" | "stop";
  title: ReactNode;
  icon?: IconType;
  /** When, by whom, what it meant; for what is to come, the expected date. */
  children?: ReactNode;
};

const icons = { done: Check, well: Check, stop: X, now: Clock, "to-come": Clock } as const;

/** What happened and what comes: the past indigo, now marigold, the rest grey. */
export function Timeline({ events, level = 3 }: { events: TimelineEvent[]; level?: HeadingLevel }) {
  const words = useUiWords();
  const stateWords = {
    done: words.stepDone,
    well: words.stepDone,
    stop: words.stepDone,
    now: words.stepNow,
    "to-come": words.stepToCome,
  };
  return (
    <ol className="time">
      {events.map((event) => (
        <li
          key={event.id}
          className={classNames(event.state !== "to-come" && event.state) || undefined}
          aria-current={event.state === "now" ? "step" : undefined}
        >
          <Icon of={event.icon ?? icons[event.state]} />
          <Heading level={level}>
            <span className="vh">{stateWords[event.state]} </span>
            {event.title}
          </Heading>
          {event.children && <p>{event.children}</p>}
        </li>
      ))}
    </ol>
  );
}
