import { createContext, useContext } from "react";

interface Desk {
  /** The desk's addresses its reader may open. */
  readonly open: readonly string[];
  /** The lines of the menu among them. */
  readonly pages: readonly { readonly href: string; readonly title: string }[];
  /** What waits behind each of them. */
  readonly badges: Readonly<Record<string, number>>;
}

/** The admin desk's frame provides it. */
export const DeskOpen = createContext<Desk>({ open: [], pages: [], badges: {} });

/** Whether a link to this address would be answered: a link that is refused is not shown. */
export function useMayOpen(): (href: string) => boolean {
  const { open } = useContext(DeskOpen);
  return (href) => open.includes(href.replace(/[?#].*$/, ""));
}

export function useDesk(): Desk {
  return useContext(DeskOpen);
}
