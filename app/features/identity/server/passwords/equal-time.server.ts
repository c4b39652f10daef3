/**
 * Answers no sooner than after `milliseconds`, whatever the work found or threw: how long it took says
 * nothing about whether an account exists (T4).
 */
export async function equalTime<T>(milliseconds: number, work: () => Promise<T>): Promise<T> {
  const waited = new Promise<void>((resolve) => setTimeout(resolve, milliseconds));
  const [result] = await Promise.allSettled([work(), waited]);
  if (result.status === "rejected") throw result.reason;
  return result.value;
}
