import { stateNames } from "#app/core/words/state-names.ts";
import { type Level, type LevelRange, levels } from "../catalogue/levels.ts";
import { stateSlugs } from "../catalogue/states.ts";
import conceptData from "./data/concepts.json" with { type: "json" };
import { wordsOf } from "./search-text.ts";

/** Something people look for: keys of the criteria that say it, and the words by which texts say it. */
export interface Concept {
  readonly keys: readonly string[];
  readonly phrases: readonly (readonly string[])[];
  readonly level: LevelRange | null;
}

/** What a word or a name of several words means: one concept or more, or nothing that tells records apart. */
export interface Meaning {
  readonly concepts: readonly Concept[];
  readonly isNoise: boolean;
}

interface LanguageWords {
  readonly noise: string;
  readonly endings: string;
  readonly marks?: string;
  readonly numbers: Readonly<Record<string, string>>;
  /** How the language spells out a letter: "ఎల్" is l. */
  readonly letters?: Readonly<Record<string, string>>;
  readonly class: string;
  readonly year: string;
  readonly range: string;
  readonly after: string;
  readonly thousand: string;
  readonly lakh: string;
  readonly words: Readonly<Record<string, string>>;
}

const parts = (list: string) => list.split(",").map((part) => part.trim());
const phrasesOf = (list: string) =>
  parts(list)
    .map(wordsOf)
    .filter((words) => words.length > 0);

/** "ulaku>" and "ies>y": an ending, and what stands in its place. */
type Ending = readonly [ending: string, instead: string];

function endingsOf({ endings }: Pick<LanguageWords, "endings">): Ending[] {
  return parts(endings)
    .map((rule): Ending => [rule.split(">")[0] ?? "", rule.split(">")[1] ?? ""])
    .sort((a, b) => b[0].length - a[0].length);
}

const concepts = new Map<string, Concept>();
for (const [id, { is = [], text }] of Object.entries(
  conceptData as Record<string, { is?: string[]; text: string }>,
)) {
  concepts.set(id, { keys: is, phrases: phrasesOf(text), level: null });
}
for (const slug of stateSlugs) {
  concepts.set(`state.${slug}`, {
    keys: [`state.${slug}`],
    phrases: [wordsOf(stateNames[slug])],
    level: null,
  });
}

/** "engineering+level.ug..ug" */
function conceptsNamed(names: string): Concept[] {
  return names.split("+").map((name) => {
    const range = /^level\.([a-z0-9-]+?)(?:\.\.([a-z0-9-]+))?$/.exec(name);
    const known = range ? levelConcept(range[1] ?? "", range[2] ?? range[1] ?? "") : concepts.get(name);
    if (!known) throw new Error(`The search knows no concept ${name}`);
    return known;
  });
}

function levelConcept(from: string, to: string): Concept | null {
  const isKnown = (level: string): level is Level => (levels as readonly string[]).includes(level);
  return isKnown(from) && isKnown(to) ? { keys: [], phrases: [], level: { from, to } } : null;
}

const LONGEST_ENDINGS = 3;

/** One language as its data file tells it, in one script. */
export class Lexicon {
  readonly #endings: readonly Ending[];
  readonly #marks: string;
  readonly #forms = new Map<string, Meaning>();
  readonly #stems = new Map<string, Meaning>();
  readonly numbers = new Map<string, number>();
  readonly #letters: readonly (readonly [name: string, letter: string])[];
  readonly classWords: ReadonlySet<string>;
  readonly yearWords: ReadonlySet<string>;
  readonly rangeWords: ReadonlySet<string>;
  readonly afterWords: ReadonlySet<string>;
  readonly thousands: ReadonlySet<string>;
  readonly lakhs: ReadonlySet<string>;

  constructor(data: LanguageWords) {
    this.#endings = endingsOf(data);
    this.#marks = data.marks ?? "";
    for (const [number, words] of Object.entries(data.numbers))
      for (const [word] of phrasesOf(words)) this.numbers.set(word ?? "", Number(number));
    this.#letters = Object.entries(data.letters ?? {})
      .flatMap(([letter, names]) => phrasesOf(names).map(([name = ""]) => [name, letter] as const))
      .sort((a, b) => b[0].length - a[0].length);
    const setOf = (list: string) => new Set(phrasesOf(list).map((words) => words.join(" ")));
    this.classWords = setOf(data.class);
    this.yearWords = setOf(data.year);
    this.rangeWords = setOf(data.range);
    this.afterWords = setOf(data.after);
    this.thousands = setOf(data.thousand);
    this.lakhs = setOf(data.lakh);
    for (const [names, list] of Object.entries(data.words)) {
      const meaning = { concepts: conceptsNamed(names), isNoise: false };
      for (const phrase of phrasesOf(list)) this.#learn(phrase, meaning);
    }
    for (const phrase of phrasesOf(data.noise)) this.#learn(phrase, { concepts: [], isNoise: true });
  }

  /** Every name it knows, for the table of sounds. */
  get names(): IterableIterator<[string, Meaning]> {
    return this.#forms.entries();
  }

  find(words: readonly string[]): Meaning | null {
    const tries = this.#basesOf(words);
    for (const name of tries) {
      const known = this.#forms.get(name);
      if (known) return known;
    }
    for (const name of tries) {
      const known = this.#stems.get(name);
      if (known) return known;
    }
    return null;
  }

  /** The word as it stands, then with one ending after the other taken off. */
  bases(word: string): string[] {
    const found = [word];
    for (let current = word; found.length <= LONGEST_ENDINGS; ) {
      const rule = this.#endings.find(
        ([ending]) => current.endsWith(ending) && current.length > ending.length + 1,
      );
      if (!rule) break;
      current = current.slice(0, current.length - rule[0].length) + rule[1];
      if (found.includes(current)) break;
      found.push(current);
    }
    for (const base of [...found]) {
      const last = base.at(-1) ?? "";
      if (base.length > 2 && this.#marks.includes(last) && last !== " ") found.push(base.slice(0, -1));
    }
    return [...new Set(found)];
  }

  /** "ఓఎన్జీసీ" as "ongc"; null for a word that is not all names of letters. */
  spelledOut(word: string): string | null {
    if (word === "") return "";
    for (const [name, letter] of this.#letters) {
      const rest = word.startsWith(name) ? this.spelledOut(word.slice(name.length)) : null;
      if (rest !== null) return letter + rest;
    }
    return null;
  }

  #basesOf(words: readonly string[]): string[] {
    const before = words.slice(0, -1).join(" ");
    return this.bases(words.at(-1) ?? "").map((base) => (before ? `${before} ${base}` : base));
  }

  #learn(phrase: readonly string[], meaning: Meaning): void {
    const name = phrase.join(" ");
    if (!this.#forms.has(name)) this.#forms.set(name, meaning);
    for (const base of this.#basesOf(phrase)) if (!this.#stems.has(base)) this.#stems.set(base, meaning);
  }
}
