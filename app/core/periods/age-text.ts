/** "40 min", "5 h", "12 days" */
export function ageText(hours: number): string {
  if (hours < 1) return `${Math.max(1, Math.floor(hours * 60))} min`;
  return hours < 96 ? `${Math.floor(hours)} h` : `${Math.floor(hours / 24)} days`;
}
