import { isFindAddress } from "./find/find-addresses.ts";
import { OPEN_PARAMETER } from "./passing-parameters.ts";

interface Move {
  readonly currentUrl: URL;
  readonly nextUrl: URL;
  readonly formMethod?: string | undefined;
  readonly formAction?: string | undefined;
}

/**
 * For the `shouldRevalidate` of pages and frames that are read anew after every step, refused ones too (D4). Opening a
 * row beside its list is no step, nor is looking for somebody: the page is the same.
 */
export function isFreshNeeded({ currentUrl, nextUrl, formMethod, formAction }: Move): boolean {
  if (isFindAddress(formAction)) return false;
  if (formMethod !== undefined || currentUrl.pathname !== nextUrl.pathname) return true;
  if (currentUrl.href === nextUrl.href) return true;
  return restOf(currentUrl) !== restOf(nextUrl);
}

function restOf({ searchParams }: URL): string {
  const rest = new URLSearchParams(searchParams);
  rest.delete(OPEN_PARAMETER);
  return rest.toString();
}
