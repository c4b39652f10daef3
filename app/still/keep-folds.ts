/** A named fold that somebody opened or closed is so in what comes in its place. */
export function keepFolds(before: Element, after: ParentNode): void {
  for (const fold of before.querySelectorAll<HTMLDetailsElement>("details[id].kept")) {
    const next = after.querySelector<HTMLDetailsElement>(`details#${CSS.escape(fold.id)}`);
    if (next) next.open = fold.open;
    next?.classList.add("kept");
  }
}
