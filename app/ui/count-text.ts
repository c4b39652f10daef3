/** "9+" above nine; the admin rail counts to "99+". */
export function countText(count: number, cap: 9 | 99 = 9): string {
  return count > cap ? `${cap}+` : String(count);
}
