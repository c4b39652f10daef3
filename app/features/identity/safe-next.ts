const ORIGIN = "https://here.invalid";

/**
 * Where to go on after signing in: a path of this site, or null. A full address, "//elsewhere", a backslash
 * or a control character never gets through, since browsers read several of them as another site.
 */
export function safeNext(value: unknown): string | null {
  if (typeof value !== "string" || value.length > 500 || !/^\/[^\s\\]*$/.test(value)) return null;
  if (!URL.canParse(value, ORIGIN)) return null;
  const url = new URL(value, ORIGIN);
  if (url.origin !== ORIGIN || !value.startsWith(url.pathname)) return null;
  // Signing in again right after signing in would be a circle.
  if (/^\/(login|logout)(\/|$)/.test(url.pathname) || url.pathname.startsWith("//")) return null;
  return `${url.pathname}${url.search}`;
}
