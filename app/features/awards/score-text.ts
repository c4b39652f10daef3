/** From here on, two reviewers differ so much that they should talk it over: 20 of 100. */
export const largeSpread = 2000;

/** "87" of 8712 hundredths of a percent: what lists show. */
export function scoreText(mean: number): string {
  return String(Math.round(mean / 100));
}
