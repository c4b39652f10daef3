/** One of the ticked rows, as its reader knows it. */
export interface ManyRow {
  readonly id: string;
  /** "CLM-2026-000012, Asha Rao" */
  readonly name: string;
  readonly amountPaise?: number | undefined;
}

/** What a press on many came to, row by row. */
interface ManyDone {
  readonly said: string;
  readonly done: readonly ManyRow[];
  readonly refused: readonly (ManyRow & { readonly why: string })[];
  /** What takes it back: the button, and the boxes as they are now. */
  readonly undo?: { readonly intent: string; readonly ids: readonly string[] };
}

/** What has to be known before it is done: whom it is about, and how much it is in all. */
interface ManyQuestion {
  readonly question: string;
  readonly confirm: string;
  readonly rows: readonly ManyRow[];
  readonly sumPaise: number | null;
}

/** What a button for many shows: its question first, where it asks one, then what it came to. */
export interface ManyShown {
  readonly asks?: ManyQuestion;
  readonly did?: ManyDone;
}

/** The field that says the question was answered. */
export const SURE_FIELD = "sure";

/** "1 claim", "3 claims" */
export function counted(count: number, one: string, many = `${one}s`): string {
  return `${count} ${count === 1 ? one : many}`;
}
