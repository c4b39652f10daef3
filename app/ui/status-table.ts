import ArrowDown from "lucide-react/icons/arrow-down";
import ArrowLeft from "lucide-react/icons/arrow-left";
import ArrowRight from "lucide-react/icons/arrow-right";
import ArrowUp from "lucide-react/icons/arrow-up";
import Ban from "lucide-react/icons/ban";
import Check from "lucide-react/icons/check";
import Clock from "lucide-react/icons/clock";
import IndianRupee from "lucide-react/icons/indian-rupee";
import Info from "lucide-react/icons/info";
import Lock from "lucide-react/icons/lock";
import Pencil from "lucide-react/icons/pencil";
import TriangleAlert from "lucide-react/icons/triangle-alert";
import X from "lucide-react/icons/x";
import type { Tone } from "#app/core/tone.ts";
import type { IconType } from "./icon.tsx";

type StatusLook = { tone: Tone; icon: IconType };

/** Every status word of the site has one tone and one shape, here and nowhere else. */
export const statusTable = {
  approved: { tone: "ok", icon: Check },
  verified: { tone: "ok", icon: Check },
  active: { tone: "ok", icon: Check },
  open: { tone: "ok", icon: Check },
  compliant: { tone: "ok", icon: Check },
  on_track: { tone: "ok", icon: ArrowRight },
  paid: { tone: "ok", icon: IndianRupee },
  under_review: { tone: "info", icon: Clock },
  forwarded: { tone: "info", icon: ArrowRight },
  submitted: { tone: "info", icon: Check },
  completed: { tone: "info", icon: Check },
  high: { tone: "info", icon: ArrowUp },
  action_needed: { tone: "warn", icon: TriangleAlert },
  defect: { tone: "warn", icon: TriangleAlert },
  due: { tone: "warn", icon: Clock },
  processing: { tone: "warn", icon: Clock },
  pending: { tone: "warn", icon: Clock },
  days_left: { tone: "warn", icon: Clock },
  rejected: { tone: "bad", icon: X },
  failed: { tone: "bad", icon: X },
  suspended: { tone: "bad", icon: Ban },
  overdue: { tone: "bad", icon: Clock },
  draft: { tone: "mute", icon: Pencil },
  withdrawn: { tone: "mute", icon: ArrowLeft },
  closed: { tone: "mute", icon: Lock },
  paused: { tone: "mute", icon: Clock },
  expired: { tone: "mute", icon: Clock },
  inactive: { tone: "mute", icon: Ban },
  to_check: { tone: "mute", icon: Clock },
  not_required: { tone: "mute", icon: Info },
  medium: { tone: "mute", icon: ArrowRight },
  low: { tone: "mute", icon: ArrowDown },
} as const satisfies Record<string, StatusLook>;

export type StatusWord = keyof typeof statusTable;
