/** The network may take this long with answers that were handed in on time. */
export const graceSeconds = 20;

export function isLate(at: Date, endsAt: Date): boolean {
  return at.getTime() > endsAt.getTime() + graceSeconds * 1000;
}
