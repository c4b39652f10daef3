/**
 * How deep a JSON text is nested, without parsing it: a hundred thousand brackets cost a parser seconds, and whoever
 * walks the result its stack (X4). It stops counting at `most`.
 */
export function isNestedDeeper(text: string, most: number): boolean {
  let depth = 0;
  let inString = false;
  for (let index = 0; index < text.length; index += 1) {
    const character = text[index];
    if (inString) {
      if (character === "\\") index += 1;
      else if (character === '"') inString = false;
    } else if (character === '"') inString = true;
    else if (character === "[" || character === "{") depth += 1;
    else if (character === "]" || character === "}") depth -= 1;
    if (depth > most) return true;
  }
  return false;
}
