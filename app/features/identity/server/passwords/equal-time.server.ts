import { setTimeout as delay } from "node:timers/promises";

/**
 * Answers no sooner than after `milliseconds`, whatever the work found or threw: how long it took says
 * nothing about whether an account exists (T4).
 */
export async function equalTime<T>(milliseconds: number, work: () => Promise<T>): Promise<T> {
  const [result] = await Promise.allSettled([work(), delay(milliseconds)]);
  if (result.status === "rejected") throw result.reason;
  return result.value;
}
