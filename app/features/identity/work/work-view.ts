import type { DueClock } from "#app/core/periods/due-clock.ts";

/** One thing that waits, for somebody or for nobody yet. */
export interface WorkLine {
  readonly kind: string;
  readonly id: string;
  readonly title: string;
  readonly words: string;
  readonly href: string;
  /** "3 days": since when it waits. */
  readonly age: string;
  /** By when; null where nothing was promised. */
  readonly due: string | null;
  readonly clock: DueClock | null;
  readonly isLate: boolean;
  readonly holderId: string | null;
  readonly holder: string | null;
  readonly isMine: boolean;
}

/** One queue of a desk, as its home shows it. */
export interface QueueLine {
  readonly kind: string;
  readonly title: string;
  readonly mine: number;
  readonly team: number;
  readonly nobody: number;
  readonly late: number;
  /** "75 h", of the one that waits longest; null when nothing does. */
  readonly oldest: string | null;
  /** "48 h", by the machine's own hours. */
  readonly limit: string | null;
  /** How much of that limit the oldest has used up, more than 1 when it is over; null where there is none. */
  readonly used: number | null;
  readonly isLate: boolean;
}

const waitsIn = ({ mine, team, nobody }: QueueLine) => mine + team + nobody;

/** D32: the eye falls on what is late, then on what waits; a queue where nothing does is only named. */
export function inOrder(queues: readonly QueueLine[]): { waiting: QueueLine[]; empty: QueueLine[] } {
  const waiting = queues.filter((queue) => waitsIn(queue) > 0);
  return {
    waiting: [...waiting.filter(({ isLate }) => isLate), ...waiting.filter(({ isLate }) => !isLate)],
    empty: queues.filter((queue) => waitsIn(queue) === 0),
  };
}

export interface WorkView {
  readonly queues: readonly QueueLine[];
  /** Mine first, then what nobody has: the most urgent on top. */
  readonly next: readonly WorkLine[];
  readonly mine: number;
  readonly all: number;
  readonly late: number;
  /** The page of all of it. */
  readonly href: string;
}

export const whoseChoices = ["mine", "team", "nobody"] as const;
export type Whose = (typeof whoseChoices)[number];
export const whoseWords: Record<Whose, string> = {
  mine: "Mine",
  team: "My team’s",
  nobody: "Nobody’s",
};

export const workPageSize = 50;

/** What waits, as a list. */
export interface WorkPage {
  readonly kind: string | null;
  readonly whose: Whose | null;
  readonly lines: readonly WorkLine[];
  readonly total: number;
  /** Everybody who works one of these queues; who may not have one of them is refused that one. */
  readonly people: readonly { readonly id: string; readonly name: string }[];
  readonly queues: readonly { readonly value: string; readonly label: string }[];
  readonly here: string;
  readonly path: string;
  readonly wantsMail: boolean;
  readonly done: string | null;
  readonly previousHref: string | null;
  readonly nextHref: string | null;
}
