import ArrowDown from "lucide-react/icons/arrow-down";
import ArrowLeft from "lucide-react/icons/arrow-left";
import ArrowRight from "lucide-react/icons/arrow-right";
import ArrowUp from "lucide-react/icons/arrow-up";
import Ban from "lucide-react/icons/ban";
import Check from "lucide-react/icons/check";
import Clock from "lucide-react/icons/clock";
import Flag from "lucide-react/icons/flag";
import IndianRupee from "lucide-react/icons/indian-rupee";
import Info from "lucide-react/icons/info";
import Lock from "lucide-react/icons/lock";
import Mail from "lucide-react/icons/mail";
import MessageCircle from "lucide-react/icons/message-circle";
import Pencil from "lucide-react/icons/pencil";
import TriangleAlert from "lucide-react/icons/triangle-alert";
import Users from "lucide-react/icons/users";
import X from "lucide-react/icons/x";
import type { Tone } from "#app/core/tone.ts";
import type { StatusWord } from "#app/core/words/status-word.ts";
import type { IconType } from "../pictures/icon.tsx";

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
  settled: { tone: "ok", icon: IndianRupee },
  confirmed: { tone: "ok", icon: Check },
  balanced: { tone: "ok", icon: Check },
  sealed: { tone: "ok", icon: Lock },
  under_review: { tone: "info", icon: Clock },
  forwarded: { tone: "info", icon: ArrowRight },
  submitted: { tone: "info", icon: Check },
  completed: { tone: "info", icon: Check },
  answered: { tone: "info", icon: Check },
  invited: { tone: "info", icon: Mail },
  scheduled: { tone: "info", icon: Clock },
  new: { tone: "info", icon: Mail },
  changed: { tone: "info", icon: Pencil },
  high: { tone: "info", icon: ArrowUp },
  action_needed: { tone: "warn", icon: TriangleAlert },
  defect: { tone: "warn", icon: TriangleAlert },
  due: { tone: "warn", icon: Clock },
  processing: { tone: "warn", icon: Clock },
  pending: { tone: "warn", icon: Clock },
  to_confirm: { tone: "warn", icon: Users },
  to_answer: { tone: "warn", icon: MessageCircle },
  out_of_date: { tone: "warn", icon: Clock },
  alert_medium: { tone: "warn", icon: Flag },
  days_left: { tone: "warn", icon: Clock },
  rejected: { tone: "bad", icon: X },
  failed: { tone: "bad", icon: X },
  refused: { tone: "bad", icon: X },
  returned: { tone: "bad", icon: ArrowLeft },
  no_show: { tone: "bad", icon: X },
  fraud_confirmed: { tone: "bad", icon: X },
  alert_high: { tone: "bad", icon: Flag },
  suspended: { tone: "bad", icon: Ban },
  overdue: { tone: "bad", icon: Clock },
  draft: { tone: "mute", icon: Pencil },
  withdrawn: { tone: "mute", icon: ArrowLeft },
  cancelled: { tone: "mute", icon: X },
  dismissed: { tone: "mute", icon: X },
  alert_low: { tone: "mute", icon: Flag },
  closed: { tone: "mute", icon: Lock },
  paused: { tone: "mute", icon: Clock },
  expired: { tone: "mute", icon: Clock },
  inactive: { tone: "mute", icon: Ban },
  waiting_list: { tone: "mute", icon: Clock },
  to_check: { tone: "mute", icon: Clock },
  not_required: { tone: "mute", icon: Info },
  medium: { tone: "mute", icon: ArrowRight },
  low: { tone: "mute", icon: ArrowDown },
} as const satisfies Record<StatusWord, StatusLook>;
