import { KindBadge, StatusBadge } from "#app/ui/desk/badge.tsx";
import { channelWords } from "../message-lane.ts";
import { type MessageStatus, messageBadges, messageMachine } from "../message-status.ts";
import type { Channel } from "../messages/templates.ts";

export function ChannelBadge({ channel }: { channel: Channel }) {
  return <KindBadge>{channelWords[channel]}</KindBadge>;
}

export function MessageStatusBadge({ status }: { status: MessageStatus }) {
  return <StatusBadge status={messageBadges[status]}>{messageMachine.states[status].label}</StatusBadge>;
}
