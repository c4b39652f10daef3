import { KindBadge, StatusBadge } from "#app/ui/desk/badge.tsx";
import type { StatusWord } from "#app/ui/lists/status-table.ts";
import { channelWords } from "../message-lane.ts";
import { type MessageStatus, messageMachine } from "../message-status.ts";
import type { Channel } from "../messages/templates.ts";

const looks: Record<MessageStatus, StatusWord> = {
  queued: "pending",
  unproven: "pending",
  sending: "pending",
  handed: "pending",
  waiting: "pending",
  delivered: "completed",
  read: "completed",
  refused: "failed",
  given_up: "withdrawn",
  expired: "expired",
};

export function ChannelBadge({ channel }: { channel: Channel }) {
  return <KindBadge>{channelWords[channel]}</KindBadge>;
}

export function MessageStatusBadge({ status }: { status: MessageStatus }) {
  return <StatusBadge status={looks[status]}>{messageMachine.states[status].label}</StatusBadge>;
}
