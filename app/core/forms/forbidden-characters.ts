// Control characters, bidi overrides and other invisible ones can make a text read differently from what it
// is. The joiners U+200C and U+200D are not among them: Indian scripts spell with them.
const FORBIDDEN =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: finding them is the purpose
  /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u061c\u180e\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb\ufffe\uffff]|\p{Cs}|[\u{e0000}-\u{e007f}]/u;

export function hasForbiddenCharacters(text: string): boolean {
  return FORBIDDEN.test(text);
}

/** For a draft that keeps whatever was typed or pasted: what can be seen stays, what hides goes. */
export function withoutForbiddenCharacters(text: string): string {
  return text.replace(new RegExp(FORBIDDEN, "gu"), "");
}
