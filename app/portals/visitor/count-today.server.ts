import { now } from "#app/core/clock.ts";
import { perProcess } from "#app/core/settings/per-process.ts";
import { connection } from "#app/db/opening/client.server.ts";
import { countDecided } from "#app/features/applications/server/decisions/count-decided.server.ts";
import { sumPaid } from "#app/features/payouts/server/batches/sum-paid.server.ts";
import { countRegistered } from "#app/features/registration/server/count-registered.server.ts";
import type { TodayFigures } from "./today-figures.ts";

const HOUR_MS = 3_600_000;
/** By the database that they come from: a process has one, tests have many. */
const kept = perProcess("today-figures", () => new WeakMap<object, TodayFigures>());

/**
 * What is so beside what is claimed (picture 14). Counted at most once an hour: these rows change with every student,
 * and the home page is made anew with every change of the catalogue.
 */
export async function countToday(): Promise<TodayFigures> {
  const known = kept.get(connection());
  if (known && Math.abs(now().getTime() - known.at.getTime()) < HOUR_MS) return known;
  const [{ paid, last }, students, { decided, selected }] = await Promise.all([
    sumPaid(),
    countRegistered(),
    countDecided(),
  ]);
  const counted = { at: now(), paid, lastPaid: last, students, decided, selected };
  kept.set(connection(), counted);
  return counted;
}
