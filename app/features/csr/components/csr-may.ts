import { createContext, useContext } from "react";
import type { CsrFormName } from "../csr-form-rights.ts";

/** The forms the reader may send, as the page's data say. */
export const CsrMay = createContext<readonly CsrFormName[]>([]);

export function useCsrMay(name: CsrFormName): boolean {
  return useContext(CsrMay).includes(name);
}
