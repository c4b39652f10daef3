/** The text if the PDF's own typeface can write it; null for names in Indian scripts. */
export function latinOnly(text: string): string | null {
  return /^[\u0020-\u007e\u00a0-\u00ff]+$/.test(text) ? text : null;
}
