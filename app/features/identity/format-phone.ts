/** "98765 43210", as people read it aloud. Apart from phone.ts, whose schema would come along to the browser. */
export function formatPhone(phone: string): string {
  return `${phone.slice(0, 5)} ${phone.slice(5)}`;
}
