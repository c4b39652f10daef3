import type { Page } from "@playwright/test";

/** What does not fit on a phone: a page wider than it, words cut off, a button of three lines. */
export async function misfitsOn(page: Page): Promise<string[]> {
  return page.evaluate(measure);
}

/** Runs in the page. */
// biome-ignore lint/complexity/noExcessiveCognitiveComplexity: what runs in the page can call nothing outside itself
function measure(): string[] {
  const found: string[] = [];
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth > clientWidth + 1) found.push(`the page is ${scrollWidth} px wide`);
  // What is laid out only when one comes near it is to be measured too.
  for (const part of document.querySelectorAll<HTMLElement>(".foot, .sec"))
    part.style.contentVisibility = "visible";

  for (const part of document.querySelectorAll("details")) part.open = true;

  const nameOf = (part: Element) =>
    `${part.tagName.toLowerCase()}.${part.getAttribute("class") ?? ""} "${part.textContent?.trim().slice(0, 50)}"`;
  const isSeen = (part: Element) =>
    part.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
    part.closest(".vh, .sr-only, [aria-hidden=true], [inert]") === null;
  const textsIn = (part: Element) => {
    const walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode())
      if (node.textContent?.trim() && node.parentElement && isSeen(node.parentElement))
        texts.push(node as Text);
    return texts;
  };
  const boxesOf = (text: Text) => {
    const range = document.createRange();
    range.selectNodeContents(text);
    return [...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1);
  };

  for (const text of textsIn(document.body)) {
    const boxes = boxesOf(text);
    const right = Math.max(...boxes.map((box) => box.right));
    const left = Math.min(...boxes.map((box) => box.left));
    for (let at = text.parentElement; at && at !== document.body; at = at.parentElement) {
      const { overflowX, textOverflow, position, clipPath, display } = getComputedStyle(at);
      if (display === "contents") continue;
      const scrolls = overflowX === "auto" || overflowX === "scroll";
      // What scrolls may be wider; an ellipsis says that more is there; what is clipped to nothing is for readers.
      if (scrolls || textOverflow === "ellipsis" || position === "fixed" || clipPath !== "none") break;
      if (overflowX !== "hidden" && overflowX !== "clip") continue;
      const frame = at.getBoundingClientRect();
      if (right > frame.right + 1 || left < frame.left - 1)
        found.push(`cut: ${nameOf(text.parentElement ?? at)}`);
      break;
    }
  }

  for (const part of document.querySelectorAll("button, .btn, summary.btn, [role=button]")) {
    if (!isSeen(part)) continue;
    const tops: number[] = [];
    for (const { top, height } of textsIn(part)
      .flatMap(boxesOf)
      .sort((a, b) => a.top - b.top))
      if (top > (tops.at(-1) ?? -Infinity) + height * 0.6) tops.push(top);
    if (tops.length > 2) found.push(`${tops.length} lines: ${nameOf(part)}`);
  }
  return [...new Set(found)];
}
