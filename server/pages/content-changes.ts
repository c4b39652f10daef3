import { type IstDay, istDate } from "#app/core/clock.ts";
import { contentTables } from "#app/db/content-tables.ts";

/** How often each content has changed while this process runs. */
export interface ContentState {
  readonly counts: ReadonlyMap<string, number>;
  /** All that any page may be made of. */
  readonly rest: number;
  readonly day: IstDay;
}

/**
 * What a kept page was made of: the day in India, since deadlines pass at midnight without anybody changing anything,
 * and the content it has read.
 */
export class ContentChanges {
  #rest = 0;
  #counts = new Map(Object.keys(contentTables).map((tag) => [tag, 0]));

  note(tag: string): void {
    const known = this.#counts.get(tag);
    if (known === undefined) this.#rest += 1;
    else this.#counts.set(tag, known + 1);
  }

  now(): ContentState {
    return { counts: new Map(this.#counts), rest: this.#rest, day: istDate() };
  }
}

/** The contents that stand in these tables. */
export function tagsOf(tables: ReadonlySet<string>): string[] {
  return Object.entries(contentTables)
    .filter(([, own]) => own.some((table) => tables.has(table)))
    .map(([tag]) => tag);
}

/** Whether a page made of `tags` in the state `then` still holds. */
export function isStill(then: ContentState, tags: readonly string[], now: ContentState): boolean {
  const isSame = (tag: string) => then.counts.get(tag) === now.counts.get(tag);
  return then.rest === now.rest && then.day === now.day && tags.every(isSame);
}
