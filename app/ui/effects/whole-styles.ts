/** A page that was fetched for one of its parts: its own part of the stylesheet is no use here, the whole one is there. */
export function parsePage(html: string): Document {
  return new DOMParser().parseFromString(html.replace(/<style data-whole[\s\S]*?<\/style>/, ""), "text/html");
}

let coming: Promise<void> | undefined;

/**
 * A page from the cache comes with its own part of the stylesheet (server/pages/first-styles.ts). Before a script shows
 * what was not on it, the whole one is there; where it cannot come, the page goes on with what it has.
 */
export function wholeStyles(): Promise<void> {
  coming ??= new Promise((there) => {
    const part = document.querySelector<HTMLStyleElement>("style[data-whole]");
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
