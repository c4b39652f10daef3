import { rungOf } from "#app/features/scholarships/catalogue/levels.ts";
import type { ScholarshipRecord } from "#app/features/scholarships/catalogue/scholarship-record.ts";
import { isWithinSlips, slipsAllowed } from "#app/features/scholarships/search/edit-distance.ts";
import { romanise } from "#app/features/scholarships/search/romanise.ts";
import { ANSWERED, grade, sumsIn, weightOf } from "#app/features/scholarships/search/search-grades.ts";
import { exclusiveGroups, searchKeysOf } from "#app/features/scholarships/search/search-keys.ts";
import { wordsOf } from "#app/features/scholarships/search/search-text.ts";
import { soundKey } from "#app/features/scholarships/search/sound-key.ts";
import { type Stretch, understandQuery } from "#app/features/scholarships/search/understand-query.server.ts";
import { otherTitles } from "#app/features/scholarships/server/catalogue/catalogue-words.server.ts";
import { phraseIn } from "#app/features/scholarships/server/words/phrase-in.server.ts";

type Searched = ScholarshipRecord & { readonly id: number };

interface Texts {
  readonly id: number;
  readonly record: Searched;
  readonly title: readonly string[];
  /** The words of its titles in other scripts. */
  readonly otherTitle: readonly string[];
  readonly provider: readonly string[];
  readonly text: readonly string[];
  readonly more: readonly string[];
  readonly sounds: readonly string[];
  readonly keys: ReadonlySet<string>;
}

/** What the search grades by bits, said record by record. */
export class SearchOracle {
  readonly #all: readonly Texts[];
  readonly #words: ReadonlySet<string>;
  readonly #sounds: ReadonlySet<string>;
  readonly #mores: ReadonlySet<string>;
  readonly #answers = new Map<string, ReadonlySet<number> | null>();

  constructor(records: readonly Searched[]) {
    this.#all = records.map(textsOf);
    this.#words = new Set(this.#all.flatMap(({ text }) => text));
    this.#sounds = new Set(this.#all.flatMap(({ sounds }) => sounds));
    this.#mores = new Set(this.#all.flatMap(({ more }) => more));
  }

  /** The ids that answer; null when nothing was asked. */
  find(search: string): ReadonlySet<number> | null {
    if (search === "") return null;
    const known = this.#answers.get(search);
    if (known !== undefined) return known;
    const found = this.#find(search);
    this.#answers.set(search, found);
    return found;
  }

  #find(search: string): ReadonlySet<number> {
    const stretches = understandQuery(search).map((stretch) => this.#resolved(stretch));
    if (stretches.length === 0) {
      const has = ({ title, provider, description }: Searched) =>
        [title, provider, description].some((text) => text.includes(search));
      return new Set(this.#all.filter(({ record }) => has(record)).map(({ id }) => id));
    }
    const isAllNoise = stretches.every(({ isNoise }) => isNoise);
    const counted = stretches.map((stretch) => {
      const grades = this.#all.map((texts) => this.#gradeOf(texts, stretch));
      const isNoise = stretch.isNoise && !isAllNoise;
      const answering = grades.filter((worth) => worth >= ANSWERED).length;
      return { stretch, grades, isNoise, weight: weightOf(answering, this.#all.length, isNoise) };
    });
    const needed = counted.filter(({ isNoise }) => !isNoise);
    const bonus = Math.round(needed.reduce((sum, { weight }) => sum + 0.2 * weight * grade.title, 0));
    const scores = this.#all.map((_, at) => {
      const sum = counted.reduce((total, { grades, weight }) => total + weight * (grades[at] ?? 0), 0);
      return needed.every(({ grades }) => (grades[at] ?? 0) >= ANSWERED) ? sum + bonus : sum;
    });
    const best = Math.max(0, ...scores);
    const isFound = (texts: Texts, at: number) =>
      (best > 0 && (scores[at] ?? 0) * 2 >= best) ||
      needed.every(({ stretch, grades }) => (grades[at] ?? 0) >= ANSWERED || hasParts(texts, stretch.words));
    return new Set(this.#all.filter(isFound).map(({ id }) => id));
  }

  #resolved(stretch: Stretch): Stretch {
    const { guess, words } = stretch;
    const [word = ""] = words;
    if (!guess || this.#words.has(word) || this.#mores.has(word)) return stretch;
    const concept = guess.concepts[0] ?? null;
    return { ...stretch, concept, level: concept?.level ?? null, isNoise: guess.isNoise };
  }

  #gradeOf(texts: Texts, { words, concept, level, passed, sound }: Stretch): number {
    const { keys } = texts;
    const named = (list: readonly string[]) => list.some((key) => keys.has(key));
    const grades = [wordsGrade(texts, words)];
    if (sound) grades.push(this.#soundGrade(texts, words[0] ?? "", sound));
    for (const phrase of concept?.phrases ?? []) grades.push(phraseGrade(texts, phrase, grade.titleMeaning));
    if (level) {
      const wanted = rungs(passed ?? level);
      const isNamed = named([...wanted, ...rungs(level)].map((rung) => `level.${rung}`));
      if (!isNamed && !keys.has("any.level")) return grade.excluded;
      grades.push(isNamed ? grade.wideLevel : grade.open);
      if (named(wanted.map((rung) => `narrow.${rung}`))) grades.push(grade.criteria);
    } else if (concept && concept.keys.length > 0) {
      const group = exclusiveGroups.find((name) => concept.keys.every((key) => key.startsWith(`${name}.`)));
      if (named(concept.keys)) grades.push(grade.criteria);
      else if (group && keys.has(`any.${group}`)) grades.push(grade.open);
      else if (group) return grade.excluded;
    }
    return Math.max(...grades);
  }

  #soundGrade({ sounds, text }: Texts, word: string, sound: string): number {
    if (this.#words.has(word)) return 0;
    if (this.#sounds.has(sound)) return sounds.includes(sound) ? grade.sound : 0;
    if (sound.length >= 5 && isNear(sounds, sound)) return grade.near;
    const isPart = [...this.#words].some((known) => known.includes(word));
    return !isPart && isNear(text, word) ? grade.near : 0;
  }
}

function textsOf(record: Searched): Texts {
  const [title, provider] = [wordsOf(record.title), wordsOf(record.provider)];
  const { criteria, eligibility, benefits, amountText, applicationProcess } = record;
  const asked = criteria.questions.map(({ text }) => text);
  const more = [
    ...eligibility,
    ...benefits,
    ...asked,
    ...criteria.notes,
    amountText,
    applicationProcess,
    // S20: what a benefit is called in her own script.
    ...(["te", "hi"] as const).flatMap((language) =>
      benefits
        .map((benefit) => phraseIn(benefit, language))
        .flatMap((told) => (told.language === language ? [told.text] : [])),
    ),
  ].join("\n");
  return {
    id: record.id,
    record,
    title,
    otherTitle: otherTitles({ number: record.id, title: record.title })
      .flatMap(wordsOf)
      .filter((word) => /[^a-z0-9]/.test(word)),
    provider,
    text: [...title, ...provider, ...wordsOf(record.description)],
    more: [...wordsOf(more), ...sumsIn(more)],
    sounds: [...title, ...provider].map((word) => soundKey(romanise(word))),
    keys: new Set(searchKeysOf(record)),
  };
}

function hasParts({ text, otherTitle }: Texts, words: readonly string[]): boolean {
  const isOther = (word: string) => /[^a-z0-9]/.test(word);
  return words.every((word) =>
    [...text, ...(isOther(word) ? otherTitle : [])].some((known) => known.includes(word)),
  );
}

function wordsGrade(texts: Texts, words: readonly string[]): number {
  const isLong = words.some((word) => word.length >= 4);
  const [word = ""] = words;
  const grades = [phraseGrade(texts, words, grade.title)];
  if (hasParts(texts, words)) grades.push(isLong ? grade.textPart : grade.shortPart);
  if (isLong && words.length === 1 && texts.title.some((known) => known.includes(word)))
    grades.push(grade.part);
  return Math.max(...grades);
}

function phraseGrade(
  { title, otherTitle, provider, text, more }: Texts,
  words: readonly string[],
  inTitle: number,
): number {
  const has = (list: readonly string[]) => words.every((word) => list.includes(word));
  if (has(title) || has(otherTitle)) return inTitle;
  if (has(provider)) return Math.min(inTitle, grade.provider);
  if (has(text)) return grade.description;
  return has(more) ? grade.more : 0;
}

function isNear(words: readonly string[], wanted: string): boolean {
  const slips = slipsAllowed(wanted);
  if (slips > 0 && words.some((word) => isWithinSlips(wanted, word, slips))) return true;
  for (let cut = 3; cut <= wanted.length - 3; cut += 1)
    if (words.includes(wanted.slice(0, cut)) && words.includes(wanted.slice(cut))) return true;
  return false;
}

function rungs({ from, to }: NonNullable<Stretch["level"]>): number[] {
  return Array.from({ length: rungOf(to) - rungOf(from) + 1 }, (_, step) => rungOf(from) + step);
}
