import { istDate } from "#app/core/clock.ts";
import { backupMoment } from "./backup-name.ts";

export type Retention = { days: number; months: number };

/**
 * Which backups may go: all are kept for so many days, after that the first of each month for so many months.
 * The newest one is kept whatever its age: a schedule that died must not take the last backup with it.
 */
export function chooseExpired(names: readonly string[], { days, months }: Retention, today: Date): string[] {
  const dated = names
    .flatMap((name) => {
      const at = backupMoment(name);
      return at ? [{ name, at }] : [];
    })
    .sort((a, b) => a.at.getTime() - b.at.getTime());
  const newest = dated.at(-1)?.name;
  const seenMonths = new Set<string>();
  return dated
    .filter(({ name, at }) => {
      const month = istDate(at).slice(0, 7);
      const isFirstOfMonth = !seenMonths.has(month);
      seenMonths.add(month);
      const age = (today.getTime() - at.getTime()) / 86_400_000;
      if (name === newest || age <= days) return false;
      return !(isFirstOfMonth && age <= days + months * 31);
    })
    .map(({ name }) => name);
}
