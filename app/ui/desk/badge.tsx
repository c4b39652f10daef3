import type { ReactNode } from "react";
import type { Tone } from "#app/core/tone.ts";
import type { StatusWord } from "#app/core/words/status-word.ts";
import { classNames } from "../class-names.ts";
import { countText } from "../count-text.ts";
import { statusTable } from "../lists/status-table.ts";
import type { IconType } from "../pictures/icon.tsx";
import { Icon } from "../pictures/icon.tsx";

type BadgeProps = { tone?: Tone; icon?: IconType; children: ReactNode };

/** A tinted word that is no status: "Popular", "Chosen now". */
export function Badge({ tone = "mute", icon, children }: BadgeProps) {
  return (
    <span className={classNames("badge", tone !== "mute" && `badge--${tone}`)}>
      {icon && <Icon of={icon} />}
      {children}
    </span>
  );
}

/** A state: tinted, with its shape and its word. The word comes translated, as children. */
export function StatusBadge({ status, children }: { status: StatusWord; children: ReactNode }) {
  const { tone, icon } = statusTable[status];
  return (
    <Badge tone={tone} icon={icon}>
      {children}
    </Badge>
  );
}

/** A kind (Government, State): outlined, because it says nothing about how things stand. */
export function KindBadge({ children }: { children: ReactNode }) {
  return <span className="badge badge--line">{children}</span>;
}

type CountBadgeProps = {
  count: number;
  cap?: 9 | 99;
  /** What is counted, in words, with the true number: "12 applications wait for you". */
  label?: string;
};

/** What waits for you. Nothing waits: nothing is shown. */
export function CountBadge({ count, cap = 9, label }: CountBadgeProps) {
  if (count <= 0) return null;
  return (
    <span className="count">
      <span aria-hidden={label ? true : undefined}>{countText(count, cap)}</span>
      {label && <span className="vh">{label}</span>}
    </span>
  );
}
