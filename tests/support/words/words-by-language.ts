import type { Translated } from "#app/core/words/i18n.ts";

export type WordCount = {
  own: number;
  english: number;
  /** English that says so. */
  marked: number;
  examples: string[];
};

const scripts: Record<Translated, string> = { te: "\\u0c00-\\u0c7f", hi: "\\u0900-\\u097f" };
const inline = new Set("a abbr b bdi br code em i kbd mark small span strong sub sup time u wbr".split(" "));
const empty = new Set("area base br col embed hr img input link meta source track wbr".split(" "));
const spoken = /\s(?:placeholder|aria-label|alt|title)="([^"]*)"/g;
/** Addresses, file names, numbers with letters: in no language. */
const noWords = /\S+@\S+|https?:\S+|(?:[\w-]+\.)+[a-z]{2,}\S*|\S*[\d_/]\S*/gi;
/** What stands small inside names: "Department of Higher Education", "National Means-cum-Merit Scholarship". */
const joining = new Set("a an and at by cum for from in of on or the to with de la".split(" "));
/** Units are the same everywhere. */
const units = new Set("km cm kg min".split(" "));
/** The words of somebody else, within a text of hers: what a button of NSP says. */
const quoted = /["“‘][^"“”‘’]*["”’]|(?<![\p{L}\p{N}])'[^']+'(?![\p{L}\p{N}])/gu;

/**
 * The words of a page that are in the reader's script, and those that are English without being marked so. Names are
 * neither: a text of capital words only, and capital words within a text of hers.
 */
export function countWords(html: string, language: Translated): WordCount {
  const own = new RegExp(`[${scripts[language]}][${scripts[language]}\\u200c\\u200d]*`, "g");
  const { texts, marked } = textsOf(html);
  const count: WordCount = { own: 0, english: 0, marked: wordsIn(marked).length, examples: [] };
  for (const text of texts) {
    const hers = text.match(own)?.length ?? 0;
    count.own += hers;
    const latin = wordsIn(hers > 0 ? text.replace(quoted, " ") : text);
    const small = latin.filter((word) => /^[a-z]/.test(word) && !isNameOrUnit(word));
    if (small.length === 0) continue;
    count.english += hers > 0 ? small.length : latin.length;
    count.examples.push(`${small.slice(0, 6).join(" ")}: ${text.slice(0, 100)}`);
  }
  return count;
}

/** "ePASS" and "iBT" have their capital inside. */
const isNameOrUnit = (word: string) => joining.has(word) || units.has(word) || /[A-Z]/.test(word);

const wordsIn = (text: string) => text.replace(noWords, " ").match(/[A-Za-z][A-Za-zÀ-ÿ'’]+/g) ?? [];

/** What is read of a page, piece by piece: texts and labels; what says that it is English is apart. */
function textsOf(html: string): { texts: string[]; marked: string } {
  const tokens = html
    .replace(/<(script|style|template|svg|noscript)\b[\s\S]*?<\/\1>/g, " ")
    .replace(/<!--[\s\S]*?-->/g, "")
    .split(/(<[^>]+>)/);
  const open: { name: string; isEnglish: boolean }[] = [];
  const texts: string[] = [];
  let current = "";
  let english = "";
  const isEnglish = () => open.at(-1)?.isEnglish ?? false;
  const end = () => {
    texts.push(current);
    current = "";
  };
  for (const token of tokens) {
    const [, slash, name = ""] = /^<(\/?)([a-z][\w-]*)/i.exec(token) ?? [];
    if (!token.startsWith("<")) {
      if (isEnglish()) english += ` ${token}`;
      else current += token;
      continue;
    }
    if (!inline.has(name)) end();
    if (slash) {
      const at = open.findLastIndex((tag) => tag.name === name);
      if (at >= 0) open.length = at;
      continue;
    }
    const lang = /\slang="([^"]*)"/.exec(token)?.[1];
    const marked = lang === undefined ? isEnglish() : lang === "en";
    if (!marked) texts.push(...[...token.matchAll(spoken)].map(([, label = ""]) => label));
    if (!empty.has(name) && !token.endsWith("/>")) open.push({ name, isEnglish: marked });
  }
  end();
  return { texts: texts.map(decode).filter(Boolean), marked: decode(english) };
}

function decode(text: string): string {
  return text
    .replace(/&(?:nbsp|#160);/g, " ")
    .replace(/&(?:amp|lt|gt|quot|#x27|#39);/g, "'")
    .replace(/\s+/g, " ")
    .trim();
}

/** What the page itself says, apart from the head and foot that stand on every page. */
export function splitMain(html: string): { main: string; around: string } {
  const [, before = "", main, after = ""] = /^([\s\S]*?)(<main\b[\s\S]*<\/main>)([\s\S]*)$/.exec(html) ?? [];
  return main === undefined ? { main: html, around: "" } : { main, around: before + after };
}
