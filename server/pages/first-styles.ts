import { readFileSync } from "node:fs";
import { join } from "node:path";

/**
 * The one stylesheet, taken apart by scripts/building/cut-styles.ts: a string is always kept, a rule has for each of
 * its selectors the classes and ids without which it means nothing, `inner` is a group (a layer, a media query).
 */
export type StylePart =
  | string
  | {
      readonly selectors: readonly { readonly text: string; readonly needs: readonly string[] }[];
      readonly body: string;
    }
  | { readonly head: string; readonly inner: readonly StylePart[] };

export interface CutStyles {
  /** The whole sheet's address. */
  readonly href: string;
  /** What scripts of still pages put on elements by themselves. */
  readonly always: readonly string[];
  readonly parts: readonly StylePart[];
}

export const cutStylesFile = "first-styles.json";

let known: CutStyles | null | undefined;

/** Null in development, where nothing was built. */
export function cutStyles(clientRoot: string): CutStyles | null {
  if (known === undefined) {
    try {
      known = JSON.parse(readFileSync(join(clientRoot, "../server", cutStylesFile), "utf8")) as CutStyles;
    } catch {
      known = null;
    }
  }
  return known;
}

/**
 * A page's own part of the stylesheet in the place of the link to it: a slow phone paints with the document, and not one
 * round trip and 23 kB later. The whole sheet comes when a script needs it (app/ui/effects/whole-styles.ts); without script
 * nothing appears on a page that is not in it already.
 */
export function withFirstStyles(html: string, styles: CutStyles): { html: string; style: string } {
  const link = `<link rel="stylesheet" href="${styles.href}"/>`;
  if (!html.includes(link)) return { html, style: "" };
  const style = pick(styles.parts, new Set([...styles.always, ...namesIn(html)]));
  const tag = `<style data-whole="${styles.href}">${style}</style>`;
  // As a function: a sheet may hold "$&".
  return { html: html.replace(link, () => tag), style };
}

/** Every class and id of the document. */
function namesIn(html: string): string[] {
  const said = [...html.matchAll(/\s(?:class|id)="([^"]*)"/g)].map(([, names = ""]) => names);
  return [...new Set(said)].flatMap((names) =>
    names
      .replaceAll("&gt;", ">")
      .replaceAll("&lt;", "<")
      .replaceAll("&#x27;", "'")
      .replaceAll("&quot;", '"')
      .replaceAll("&amp;", "&")
      .split(/\s+/),
  );
}

function pick(parts: readonly StylePart[], there: ReadonlySet<string>): string {
  let kept = "";
  for (const part of parts) {
    if (typeof part === "string") kept += part;
    else if ("inner" in part) {
      const inner = pick(part.inner, there);
      if (inner) kept += `${part.head}{${inner}}`;
    } else {
      const meant = part.selectors.filter(({ needs }) => needs.every((name) => there.has(name)));
      if (meant.length > 0) kept += `${meant.map(({ text }) => text).join(",")}{${part.body}}`;
    }
  }
  return kept;
}
