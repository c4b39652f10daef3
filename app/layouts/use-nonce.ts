import { createContext, useContext } from "react";

/** Known while rendering on the server only; the browser hides nonces from scripts, so there it is undefined. */
export const NonceContext = createContext<string | undefined>(undefined);

export function useNonce(): string | undefined {
  return useContext(NonceContext);
}
