/** How much a way of answering is worth. */
export const grade = {
  title: 12,
  criteria: 10,
  titleMeaning: 9,
  provider: 8,
  sound: 8,
  wideLevel: 7,
  description: 6,
  part: 6,
  more: 5,
  near: 5,
  textPart: 4,
  open: 3,
  shortPart: 1,
  excluded: -6,
} as const;

/** From this on a stretch counts as answered. */
export const ANSWERED = grade.textPart;
export const LONG_PART = 4;
export const NEAR_SOUND = 5;
const NOISE_WEIGHT = 2;
const [LEAST, MOST] = [10, 70];
/** Having all of it counts a fifth more. */
export const BONUS = 0.2;

/** Ten times the doublings from the records that answer to all of them: rare things tell most. */
export function weightOf(answering: number, all: number, isNoise: boolean): number {
  if (isNoise) return NOISE_WEIGHT;
  const weight = Math.round(10 * Math.log2((all + 1) / (answering + 0.5)));
  return Math.min(MOST, Math.max(LEAST, weight));
}

/** "₹1,000" as "#1000", so that a sum is found however it is grouped. */
export function sumsIn(text: string): string[] {
  return Array.from(text.matchAll(/\d[\d,]*\d/g), ([sum]) => `#${sum.replaceAll(",", "")}`);
}
