/** The sentence as it was read: without the marks that make links of its words. */
export function consentWords(text: string): string {
  return text.replace(/<\/?[a-z]+>/gi, "");
}
