const MOST = 20_000;
const entities: Readonly<Record<string, string>> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  apos: "'",
  nbsp: " ",
};

/** What a person reads of a page, line by line: scripts, looks and blanks may change without its words changing. */
export function readableText(body: string, isHtml: boolean): string {
  const text = isHtml
    ? body
        .replace(/<!--[\s\S]*?-->/g, " ")
        .replace(/<(script|style|noscript|svg|template|head)\b[\s\S]*?<\/\1\s*>/gi, " ")
        .replace(
          /<(br|\/?(p|div|li|tr|td|th|h[1-6]|section|article|ul|ol|table|header|footer))\b[^>]*>/gi,
          "\n",
        )
        .replace(/<[^>]*>/g, " ")
        .replace(/&(#\d{1,7}|#x[\da-f]{1,6}|[a-z]{2,8});/gi, (all, name: string) => entityOf(name) ?? all)
    : body;
  const lines = text
    // biome-ignore lint/suspicious/noControlCharactersInRegex: what the database refuses, and nobody reads
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f]/g, "")
    .split("\n")
    .map((line) => line.replace(/\s+/g, " ").trim())
    .filter((line) => line !== "");
  return lines.join("\n").slice(0, MOST).toWellFormed();
}

function entityOf(name: string): string | undefined {
  if (!name.startsWith("#")) return entities[name.toLowerCase()];
  const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
  return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : undefined;
}

/** The lines that went and the lines that came, at most so many of each. */
export function textDifference(before: string, after: string, most = 30): { gone: string[]; come: string[] } {
  const [old, now] = [before.split("\n"), after.split("\n")];
  const [had, has] = [new Set(old), new Set(now)];
  return {
    gone: old.filter((line) => line !== "" && !has.has(line)).slice(0, most),
    come: now.filter((line) => line !== "" && !had.has(line)).slice(0, most),
  };
}
