import { defaultLanguage, type Language, type Translated } from "#app/core/words/i18n.ts";
import { paperWords } from "../../data/paper-phrases.ts";
import papers from "../../data/phrases/papers.json" with { type: "json" };
import { keptWords } from "./kept-words.server.ts";

/** Where each language stands in the lists of names. */
const places: Record<Translated, 0 | 1> = { te: 0, hi: 1 };

/** Papers that many ask for, and those of single scholarships under the name they have there. */
const names: ReadonlyMap<string, readonly string[]> = new Map<string, readonly string[]>([
  ...Object.entries(keptWords.papers),
  ...Object.entries<string[]>(papers).map(([name, words]) => [keyOf(name), words] as const),
]);

/** "if claimed" and its kin stand behind the name in every language. */
const conditions = [
  [/ if any$/, " (ఉంటే)", " (हो तो)"],
  [/ if (?:claimed|used|held)$/, " (వర్తిస్తే)", " (लागू हो तो)"],
  [/ where it applies$| if applicable$/, " (వర్తిస్తే)", " (लागू हो तो)"],
] as const;
const joints = [
  [" or ", " లేదా ", " या "],
  [" and ", ", ", " और "],
] as const;

/**
 * A paper's name as the catalogue gives it ("Caste certificate if any") or as the vault keeps it
 * ("caste_certificate_if_any"), in the reader's language. What is in no list keeps its English name.
 */
export function paperName(name: string, language: Language): string {
  const isKind = /^[a-z0-9_]+$/.test(name);
  const plain = isKind ? written(name) : name;
  if (language === defaultLanguage) return plain;
  return translate(keyOf(name), places[language]) ?? plain;
}

function keyOf(name: string): string {
  return name
    .toLowerCase()
    .replace(/['’]/g, "")
    .replace(/[^a-z0-9]+/g, " ")
    .replace(/(\w) s\b/g, "$1s")
    .trim();
}

/** L15: "udid_40_or_more" is "UDID (40% or more)". */
function written(kind: string): string {
  const words = kind.split("_").map((word) => paperWords[word] ?? word);
  const name = words
    .join(" ")
    .replace(/(\w) s (?=\w)/g, "$1's ")
    .replace(/ (\d+) or more$/, " ($1% or more)");
  return name.charAt(0).toUpperCase() + name.slice(1);
}

function translate(key: string, place: 0 | 1): string | null {
  const known = names.get(key)?.[place];
  if (known) return known;
  for (const [pattern, ...words] of conditions) {
    const inner = pattern.test(key) ? translate(key.replace(pattern, ""), place) : null;
    if (inner) return `${inner}${words[place]}`;
  }
  for (const [joint, ...words] of joints) {
    const at = key.indexOf(joint);
    if (at < 0) continue;
    const [first, second] = [
      translate(key.slice(0, at), place),
      translate(key.slice(at + joint.length), place),
    ];
    if (first && second) return `${first}${words[place]}${second}`;
  }
  return null;
}
