/** For whoever is known, the figure of her list (P16): asked for in a post, since an address carries nothing personal. */
export function begin(line: HTMLElement): void {
  const link = line.querySelector("a");
  if (!link || document.documentElement.dataset.user !== "student") return;
  void countFits().then((fits) => {
    if (fits === 0) return;
    link.textContent = (fits === 1 ? line.dataset.one : line.dataset.more?.replace("2", String(fits))) ?? "";
    line.hidden = false;
  });
}

async function countFits(): Promise<number> {
  try {
    const answer = await fetch("/scholarships/fitting", {
      method: "POST",
      body: new URLSearchParams({ list: "" }),
    });
    const { fits, basis } = (await answer.json()) as { fits: number; basis: string | null };
    return answer.ok && basis !== null ? fits : 0;
  } catch {
    return 0;
  }
}
