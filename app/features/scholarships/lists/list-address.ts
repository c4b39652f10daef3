/** What the address of /scholarships may say. Everything else would only make another copy of the same page. */
export const listParameters = [
  "q",
  "sort",
  "cursor",
  /** "Only those I can get": for the browser alone, which knows the answers. */
  "mine",
  "lang",
];
const tracking = /^(utm_|fbclid|gclid)/;

/**
 * The same list without what says nothing; null when the address is as short as it can be. Of `several` it may name
 * more than one value, each once.
 */
export function shorterAddress(
  url: URL,
  known: readonly string[],
  several: readonly string[] = [],
): string | null {
  const short = new URLSearchParams();
  let isLonger = false;
  for (const [name, value] of url.searchParams) {
    if (tracking.test(name)) continue;
    const isSaid = several.includes(name) ? short.has(name, value) : short.has(name);
    if (known.includes(name) && !saysNothing(name, value) && !isSaid) short.append(name, value);
    else isLonger = true;
  }
  return isLonger ? `${url.pathname}${short.size > 0 ? `?${short}` : ""}` : null;
}

function saysNothing(name: string, value: string): boolean {
  return value.trim() === "" || value === "all" || (name === "sort" && value === "relevance");
}
