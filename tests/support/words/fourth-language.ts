import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseAst } from "vite";

/** Urdu runs from the right; it is a row that only this copy of the built site has. */
const row = '{name:"اردو",english:"Urdu",locale:"ur-IN",script:"Arabic",dir:"rtl"}';
export const fourthLanguage = "ur";

/**
 * Written into every changed file: the words of the fourth language, made of the English ones. Letters become Urdu
 * letters; what is in braces or tags, and what is no sentence (a code, a name of one word), stays.
 */
const maker = `
function __fourth(value) {
  if (typeof value === "string") return / /.test(value) ? __letters(value) : value;
  if (Array.isArray(value)) return value.map(__fourth);
  if (value === null || typeof value !== "object" || Object.getPrototypeOf(value) !== Object.prototype) return value;
  const made = Object.fromEntries(Object.entries(value).map(([key, part]) => [key, __fourth(part)]));
  return "te" in made && "hi" in made && !("ur" in made) ? { ...made, ur: made.en ?? made.te } : made;
}
function __letters(text) {
  let depth = 0;
  let made = "";
  for (const letter of text) {
    if (letter === "{" || letter === "<") depth += 1;
    const isWord = depth === 0 && /[\\p{L}\\p{M}]/u.test(letter);
    made += isWord ? "ابتجدرسصطعفقکلمنوہیے"[letter.codePointAt(0) % 20] : letter;
    if (letter === "}" || letter === ">") depth -= 1;
  }
  return made;
}
`;

type Node = { type: string; start: number; end: number; [key: string]: unknown };
type Property = Node & { key?: { name?: string; value?: unknown }; value?: Node };

/** A copy of the build with a fourth language in the registry, and its words in every table of words. */
export function addFourthLanguage(build: string, into: string): number {
  mkdirSync(into, { recursive: true });
  // The demo world comes with the data.
  cpSync(build, into, { recursive: true, filter: (path) => path !== join(build, "demo") });
  let tables = 0;
  for (const folder of ["server", "server/assets", "client/assets"]) {
    for (const file of readdirSync(join(into, folder)).filter((name) => name.endsWith(".js"))) {
      const path = join(into, folder, file);
      const source = readFileSync(path, "utf8");
      if (!/\bte:/.test(source) || !/\bhi:/.test(source)) continue;
      const added = withFourth(source);
      tables += added.tables;
      if (added.tables === 0) continue;
      writeFileSync(path, added.source);
      // What was pressed before says it without the fourth language.
      for (const pressed of [".br", ".gz"]) rmSync(path + pressed, { force: true });
    }
  }
  return tables;
}

function withFourth(source: string): { source: string; tables: number } {
  const places: { at: number; text: string }[] = [];
  for (const node of objectsIn(parseAst(source) as unknown as Node)) {
    const parts = node.properties as Property[];
    const named = new Map(parts.map((part) => [part.key?.name ?? part.key?.value, part]));
    const last = parts.at(-1);
    if (!last || !named.has("te") || !named.has("hi")) continue;
    const from = (named.get("en") ?? named.get("te"))?.value;
    if (!from) continue;
    const words = source.slice(from.start, from.end);
    const isRegistry = /\bdir: ?["'`]ltr/.test(words) && /\blocale:/.test(words);
    places.push({ at: last.end, text: `,ur:${isRegistry ? row : `__fourth(${words})`}` });
  }
  let made = source;
  for (const { at, text } of places.toSorted((a, b) => b.at - a.at))
    made = made.slice(0, at) + text + made.slice(at);
  return { source: places.length > 0 ? made + maker : made, tables: places.length };
}

function* objectsIn(node: Node): Generator<Node> {
  const waiting: unknown[] = [node];
  for (let at = waiting.pop(); at !== undefined; at = waiting.pop()) {
    if (Array.isArray(at)) waiting.push(...at);
    else if (at !== null && typeof at === "object") {
      if ((at as Node).type === "ObjectExpression") yield at as Node;
      waiting.push(...Object.values(at));
    }
  }
}
