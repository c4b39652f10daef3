import { createContext, useContext } from "react";
import type { KnownReader } from "../known-reader.ts";

/** Null on pages that are the same for everyone: there the browser asks (own-store.ts, saved-store.ts). */
const ReaderContext = createContext<KnownReader | null>(null);

export const ReaderProvider = ReaderContext.Provider;

/** The reader whom the server made this part for. */
export function useReader(): KnownReader | null {
  return useContext(ReaderContext);
}
