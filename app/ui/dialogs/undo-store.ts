export interface UndoOffer {
  /** What can be taken back: one offer has one. */
  readonly id: string;
  /** What was done. */
  readonly words: string;
  readonly fields: Readonly<Record<string, string | readonly string[]>>;
  /** The page whose button it is. */
  readonly action: string;
}

let offer: UndoOffer | null = null;
const listeners = new Set<() => void>();

/** The last step that can be taken back: it is kept in memory alone, and goes with the page's document. */
export const undoStore = {
  keep(next: UndoOffer | null): void {
    if (offer?.id === next?.id) return;
    offer = next;
    for (const listener of listeners) listener();
  },
  read: (): UndoOffer | null => offer,
  watch(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
