import { startOfIstDay } from "#app/core/clock.ts";
import type { Workshop } from "../data/career.ts";

const MINUTE_MS = 60_000;

/** "10:00 AM - 12:00 PM" on its day, as moments. */
export function workshopTime({ date, time }: Pick<Workshop, "date" | "time">): {
  startsAt: Date;
  minutes: number;
} {
  const [from, to] = time.split(" - ").map(minuteOfDay);
  if (from === undefined || to === undefined) throw new Error(`"${time}" is not a time of a workshop`);
  return { startsAt: new Date(startOfIstDay(date).getTime() + from * MINUTE_MS), minutes: to - from };
}

function minuteOfDay(text: string): number {
  const [, hour = "0", minute = "0", half] = /^(\d{1,2}):(\d{2}) (AM|PM)$/.exec(text) ?? [];
  return ((Number(hour) % 12) + (half === "PM" ? 12 : 0)) * 60 + Number(minute);
}
