/** Every language of the site: its own name, its name at the desk, and how its script and numbers are written. */
export const languageTable = {
  en: { name: "English", english: "English", locale: "en-IN", script: "Latin", dir: "ltr" },
  te: { name: "తెలుగు", english: "Telugu", locale: "te-IN", script: "Telugu", dir: "ltr" },
  hi: { name: "हिन्दी", english: "Hindi", locale: "hi-IN", script: "Devanagari", dir: "ltr" },
} as const satisfies Record<
  string,
  { name: string; english: string; locale: string; script: string; dir: "ltr" | "rtl" }
>;
export type Language = keyof typeof languageTable;
export const languages = Object.keys(languageTable) as Language[];
export type Translated = Exclude<Language, "en">;

export const defaultLanguage = "en" satisfies Language;
export const languageCookie = "lang";
export const languageNames = Object.fromEntries(
  languages.map((code) => [code, languageTable[code].name]),
) as Record<Language, string>;

export function isLanguage(value: unknown): value is Language {
  return typeof value === "string" && (languages as readonly string[]).includes(value);
}

/**
 * The address first, then the cookie, then what the phone itself is set to, then English: who never found the
 * switch reads her own language anyway. The page cache keeps one page a language.
 */
export function pickLanguage(from: {
  query?: string | null | undefined;
  cookie?: string | null | undefined;
  acceptLanguage?: string | null | undefined;
}): Language {
  if (isLanguage(from.query)) return from.query;
  if (isLanguage(from.cookie)) return from.cookie;
  return (from.acceptLanguage && preferredOf(from.acceptLanguage)) || defaultLanguage;
}

function preferredOf(header: string): Language | null {
  const wishes = header
    .slice(0, 500)
    .split(",")
    .map((part) => {
      const [tag = "", ...parameters] = part.trim().toLowerCase().split(";");
      const q = parameters.map((text) => /^\s*q=([\d.]+)\s*$/.exec(text)?.[1]).find(Boolean);
      return { language: tag.split("-")[0], weight: q === undefined ? 1 : Number(q) };
    })
    .filter((wish) => wish.weight > 0)
    .sort((a, b) => b.weight - a.weight);
  for (const wish of wishes) if (isLanguage(wish.language)) return wish.language;
  return null;
}

/** Reads the language cookie out of a Cookie header. */
export function languageFromCookies(header: string | null | undefined): Language | null {
  const value = header?.match(/(?:^|;\s*)lang=([a-z]{2})(?:;|$)/)?.[1];
  return isLanguage(value) ? value : null;
}

export type MessageTree = { readonly [key: string]: string | MessageTree };

/** The same keys as the English messages, with any text: a missing or extra key fails the compiler. */
export type Catalogue<T> = { readonly [K in keyof T]: T[K] extends string ? string : Catalogue<T[K]> };

export type Messages<T> = { readonly en: T } & { readonly [L in Translated]: Catalogue<T> };

export function defineMessages<const T extends MessageTree>(
  messages: { readonly en: T } & { readonly [L in Translated]: NoInfer<Catalogue<T>> },
): Messages<T> {
  return messages;
}

/** What is wrong between the English messages and a translation, as sentences; empty when all is well. */
export function compareCatalogues(english: MessageTree, other: MessageTree, language: string): string[] {
  const left = flatten(english);
  const right = flatten(other);
  const problems: string[] = [];
  for (const [key, text] of left) {
    const translated = right.get(key);
    if (translated === undefined) problems.push(`${language}: "${key}" is missing`);
    else if (translated.trim() === "" && text.trim() !== "") problems.push(`${language}: "${key}" is empty`);
    else {
      const wanted = placeholdersOf(text).join(", ");
      const found = placeholdersOf(translated).join(", ");
      if (wanted !== found)
        problems.push(`${language}: "${key}" has {${found}} where English has {${wanted}}`);
    }
  }
  for (const key of right.keys()) {
    if (!left.has(key)) problems.push(`${language}: "${key}" does not exist in English`);
  }
  return problems;
}

function flatten(tree: MessageTree, prefix = ""): Map<string, string> {
  const flat = new Map<string, string>();
  for (const [key, value] of Object.entries(tree)) {
    if (typeof value === "string") flat.set(prefix + key, value);
    else for (const [path, text] of flatten(value, `${prefix}${key}.`)) flat.set(path, text);
  }
  return flat;
}

/** Names of ICU arguments and of rich-text tags, each once, sorted. */
function placeholdersOf(text: string): string[] {
  const unquoted = text.replace(/''/g, "").replace(/'[{}<>][^']*'/g, "");
  const found = new Set<string>();
  for (const match of unquoted.matchAll(/\{\s*([\p{L}_][\p{L}\p{N}_]*)\s*[,}]/gu)) {
    // "{count, plural, one {item} other {items}}": what follows a selector is text, not an argument.
    if (!isBranchText(unquoted, match.index)) found.add(match[1] ?? "");
  }
  for (const match of unquoted.matchAll(/<([a-zA-Z][\w-]*)\s*\/?>/g)) found.add(`<${match[1]}>`);
  return [...found].sort();
}

function isBranchText(text: string, braceAt: number): boolean {
  let depth = 0;
  for (const character of text.slice(0, braceAt)) {
    if (character === "{") depth += 1;
    else if (character === "}") depth -= 1;
  }
  return depth % 2 === 1;
}
