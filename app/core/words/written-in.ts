/** What a page's loader brings; only what tells the page's language is looked at. */
type PageMatch = { readonly loaderData?: unknown };

/**
 * A page speaks the reader's language if its loader brings `messages`; one that brings none is written in English.
 * A page in English with a part in the reader's language brings that part's words as `partMessages`.
 */
export function isWrittenInEnglish(matches: readonly PageMatch[]): boolean {
  const page = matches.at(-1)?.loaderData as { messages?: object } | null | undefined;
  return page?.messages === undefined;
}
