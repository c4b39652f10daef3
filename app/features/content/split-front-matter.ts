/** Front matter of simple scalars: `key: "value"`. */
export function splitFrontMatter(file: string): { fields: Record<string, string>; body: string } {
  const match = /^---\n([\s\S]*?)\n---\n?/.exec(file);
  if (!match) return { fields: {}, body: file };
  const fields = Object.fromEntries(
    (match[1] ?? "").split("\n").map((line) => {
      const at = line.indexOf(":");
      return [
        line.slice(0, at).trim(),
        line
          .slice(at + 1)
          .trim()
          .replace(/^"(.*)"$/, "$1"),
      ];
    }),
  );
  return { fields, body: file.slice(match[0].length) };
}
