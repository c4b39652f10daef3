import Check from "lucide-react/icons/check";
import Info from "lucide-react/icons/info";
import TriangleAlert from "lucide-react/icons/triangle-alert";
import type { ReactNode } from "react";
import type { Tone } from "#app/core/tone.ts";
import { classNames } from "../class-names.ts";
import type { IconType } from "../pictures/icon.tsx";
import { Icon } from "../pictures/icon.tsx";

type AlertTone = Exclude<Tone, "mute">;

export const alertIcons: Record<AlertTone, IconType> = {
  info: Info,
  ok: Check,
  warn: TriangleAlert,
  bad: TriangleAlert,
};

type AlertProps = {
  tone?: AlertTone;
  icon?: IconType;
  title?: ReactNode;
  /** Said aloud when it comes: bad news at once, good news politely. What stood there from the start is not news. */
  live?: boolean;
  /** Given, the keyboard can be sent here. */
  id?: string;
  children: ReactNode;
};

export function Alert({
  tone = "info",
  icon,
  title,
  live = tone === "bad" || tone === "ok",
  id,
  children,
}: AlertProps) {
  const role = live ? (tone === "bad" ? "alert" : "status") : undefined;
  return (
    <div
      className={classNames("note", tone !== "info" && `note--${tone}`)}
      role={role}
      {...(id && { id, tabIndex: -1 })}
    >
      <Icon of={icon ?? alertIcons[tone]} />
      <div>
        {title && <b className={isSentence(title) ? "strong" : "strong block"}>{title} </b>}
        {children}
      </div>
    </div>
  );
}

/** L15d: what ends without a stop has a line of its own, or it runs into what follows. */
function isSentence(title: ReactNode): boolean {
  return typeof title === "string" && /[.:!?।…]$/.test(title.trim());
}

/** "Saved at 7:42 pm": always in sight in a long form. */
export function SavedNote({ children }: { children: ReactNode }) {
  return (
    <p className="saved" role="status">
      {/* The sentence stays the same element, so that it is read out; only the tick is new. */}
      <Icon of={Check} key={typeof children === "string" ? children : undefined} />
      {children}
    </p>
  );
}
