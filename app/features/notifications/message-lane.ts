import { type Channel, type Lane, type Template, type TemplateId, templates } from "./messages/templates.ts";

/** Everything that travels together: one queue, one row of `message_lane`, workers of its own. */
export type LaneAddress = { readonly lane: Lane; readonly channel: Channel };

const laneWords: Record<Lane, string> = {
  otp: "Codes",
  transactional: "Messages to one person",
  bulk: "Mass mailings",
};

export const channelWords: Record<Channel, string> = { sms: "SMS", email: "E-mail", whatsapp: "WhatsApp" };

/** As an operator reads it: "Codes by SMS". */
export function laneName({ lane, channel }: LaneAddress): string {
  return `${laneWords[lane]} by ${channel === "email" ? "e-mail" : channelWords[channel]}`;
}

export function laneOf(template: TemplateId): Lane {
  const { lane }: Template = templates[template];
  return lane ?? "transactional";
}

/** Those that some template uses. */
export const laneAddresses: readonly LaneAddress[] = [
  ...new Map(
    Object.entries<Template>(templates)
      .flatMap(([id, { channels }]) =>
        channels.map((channel) => ({ lane: laneOf(id as TemplateId), channel })),
      )
      .map((address) => [`${address.lane} ${address.channel}`, address]),
  ).values(),
];

const SECOND = 1000;
const HOUR = 3600 * SECOND;
const firstPause: Record<Lane, number> = { otp: 5 * SECOND, transactional: 30 * SECOND, bulk: 60 * SECOND };
// A code lives for minutes, so its pauses stay short; a letter may wait for days, and then a full box is asked
// four times a day.
const longestPause: Record<Lane, number> = { otp: 20 * SECOND, transactional: 6 * HOUR, bulk: 6 * HOUR };

/** How long one message rests after its nth try; a little uneven, so that many do not come back together. */
export function pauseAfter(lane: Lane, attempts: number, uneven = Math.random()): number {
  const pause = Math.min(firstPause[lane] * 2 ** Math.min(attempts - 1, 20), longestPause[lane]);
  return Math.round(pause * (1 + uneven * 0.2));
}

const firstProbe: Record<Lane, number> = { otp: 3 * SECOND, transactional: 10 * SECOND, bulk: 20 * SECOND };
const longestProbe: Record<Lane, number> = {
  otp: 15 * SECOND,
  transactional: 120 * SECOND,
  bulk: 120 * SECOND,
};

/**
 * How long a closed lane rests before one message may try the gateway again: as long as it has been closed, so a
 * short trouble is over soon and a long one is asked ever later. Not by failures: whatever was under way when the
 * gateway went fails within the same second, and the first try would come after a minute and more.
 */
export function probePause(lane: Lane, closedForMs: number): number {
  return Math.min(Math.max(closedForMs, firstProbe[lane]), longestProbe[lane]);
}
