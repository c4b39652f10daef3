const letters = "ACDEFGHJKLMNPQRTUVWXY";

/** "Scholar KQT-47" of a keyed hash: the same for one giver and student, and nothing leads back (T14). */
export function pseudonymOf(hash: string): string {
  const part = (place: number) => Number.parseInt(hash.slice(place * 6, place * 6 + 6), 16);
  const word = [0, 1, 2].map((place) => letters.charAt(part(place) % letters.length)).join("");
  return `Scholar ${word}-${String(10 + (part(3) % 90))}`;
}
