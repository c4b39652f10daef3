import { type ComponentType, createContext, type ReactNode } from "react";

/** What the frame of a desk adds to the list of its page; public pages have none, and carry none of it. */
interface DeskListParts {
  /** The caption of the list's table. */
  readonly caption: string | null;
  /** Draws that table: the chosen columns, the open row beside it. */
  // biome-ignore lint/suspicious/noExplicitAny: tables of differently shaped rows are drawn by one
  readonly Table: ComponentType<any>;
  /** In the head of the list: its views, its columns. */
  readonly tools: ReactNode;
  /** What a search or a filter takes along of the address. */
  readonly kept: readonly (readonly [string, string])[];
}

export const DeskListContext = createContext<DeskListParts | null>(null);
