import Clock from "lucide-react/icons/clock";
import TriangleAlert from "lucide-react/icons/triangle-alert";
import type { DueClock } from "#app/core/periods/due-clock.ts";
import { Icon, type IconType } from "../pictures/icon.tsx";

const looks: Readonly<Record<DueClock["tone"], { className: string; icon: IconType | null }>> = {
  plain: { className: "due", icon: null },
  soon: { className: "due due--soon", icon: Clock },
  late: { className: "due due--late", icon: TriangleAlert },
};

type Props = {
  clock: Pick<DueClock, "words" | "tone"> & { readonly at?: string };
  /** What runs out: "Decision". */
  what?: string;
};

/** By when: words, and in the last quarter and when late a colour with its shape. The moment itself is told by the pointer. */
export function DueTime({ clock, what }: Props) {
  const { className, icon } = looks[clock.tone];
  return (
    <span className={className} title={clock.at && `Due ${clock.at}`}>
      {icon && <Icon of={icon} />}
      {what && `${what}: `}
      {clock.words}
      {clock.at && <span className="vh">, due {clock.at}</span>}
    </span>
  );
}
