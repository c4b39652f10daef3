const SHAPE = /^scholarsetu-(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)Z\.backup$/;

/** "scholarsetu-2026-11-16T21-00-00Z.backup": when it was made is in its name, so a list needs no look inside. */
export function backupName(at: Date): string {
  return `scholarsetu-${at.toISOString().slice(0, 19).replaceAll(":", "-")}Z.backup`;
}

/** Null for any other name. */
export function backupMoment(name: string): Date | null {
  const [, day, hours, minutes, seconds] = SHAPE.exec(name) ?? [];
  return day ? new Date(`${day}T${hours}:${minutes}:${seconds}Z`) : null;
}
