/** What is said over the page is still read out, a question that opens is answered, and the page keeps its name. */
const over = "dialog, [popover], .said, h1";
const unseen = "script, style, link";

/** Everything on the page but this part cannot be reached, until the answer is called. */
export function restInert(part: Element): () => void {
  const made: Element[] = [];
  const shut = (one: Element) => {
    if (one.hasAttribute("inert") || one.matches(`${over}, ${unseen}`)) return;
    if (one.querySelector(over)) {
      for (const child of one.children) shut(child);
      return;
    }
    one.setAttribute("inert", "");
    made.push(one);
  };
  for (let at: Element = part; at.parentElement && at !== document.body; at = at.parentElement) {
    for (const beside of at.parentElement.children) if (beside !== at) shut(beside);
  }
  return () => {
    for (const one of made.splice(0)) one.removeAttribute("inert");
  };
}
