import { KindBadge, StatusBadge } from "#app/ui/badge.tsx";
import type { StatusWord } from "#app/ui/status-table.ts";
import type { DemoMessageRow } from "../demo-message-list.ts";
import type { Channel } from "../messages/templates.ts";

const channelWords: Record<Channel, string> = { sms: "SMS", email: "E-mail" };

const statusWords: Record<DemoMessageRow["status"], { status: StatusWord; word: string }> = {
  queued: { status: "pending", word: "Waiting" },
  sent: { status: "completed", word: "Sent" },
  failed: { status: "failed", word: "Failed" },
  expired: { status: "expired", word: "Too late" },
};

export function ChannelBadge({ channel }: { channel: Channel }) {
  return <KindBadge>{channelWords[channel]}</KindBadge>;
}

export function MessageStatusBadge({ status }: { status: DemoMessageRow["status"] }) {
  const { status: look, word } = statusWords[status];
  return <StatusBadge status={look}>{word}</StatusBadge>;
}
