import { formatCount } from "#app/core/money.ts";
import type { ArticleCounts } from "../../blog.ts";

/** The page is shared and may be a day old; the figures on it need not be. */
export async function begin(list: HTMLElement): Promise<void> {
  const answer = await fetch("/education-blog/counts");
  if (!answer.ok) return;
  const counts: Record<string, ArticleCounts> = await answer.json();
  for (const figure of list.querySelectorAll<HTMLElement>("[data-count-of]")) {
    const now = counts[figure.dataset.countOf ?? ""];
    if (now) figure.textContent = formatCount(figure.dataset.count === "likes" ? now.likes : now.views);
  }
}
