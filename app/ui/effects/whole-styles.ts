/** A page that was fetched for one of its parts: its own part of the stylesheet is no use here, the whole one is there. */
export function parsePage(html: string): Document {
  return new DOMParser().parseFromString(html.replace(/<style data-whole[\s\S]*?<\/style>/, ""), "text/html");
}

/** A page from the cache comes with its own part of the stylesheet (server/pages/first-styles.ts). */
const ownStyles = () => document.querySelector<HTMLStyleElement>("style[data-whole]");

/**
 * The whole sheet lies ready, for when it is wanted or the network goes, and nothing is drawn anew for it: a phone would
 * stop for a quarter of a second.
 */
export const keepWholeStyles = (address = ownStyles()?.dataset.whole) => address && fetch(address);

let coming: Promise<void> | undefined;

/** Before a script shows what was not on the page, the whole sheet is there; where it cannot come, it goes on as it is. */
export function wholeStyles(): Promise<void> {
  coming ??= new Promise((there) => {
    const part = ownStyles();
    if (!part) return there();
    const link = document.createElement("link");
    link.rel = "stylesheet";
    link.href = part.dataset.whole ?? "";
    link.onload = () => there();
    link.onerror = () => {
      link.remove();
      // Asked for again by whoever needs it next.
      coming = undefined;
      there();
    };
    part.after(link);
  });
  return coming;
}
