const key = "scholarsetu.checklist";

/** The ticks stay in this browser and can be printed; nobody else sees them. */
export function begin(list: HTMLElement): void {
  const boxes = [...list.querySelectorAll<HTMLInputElement>("input[type=checkbox]")];
  const bar = list.querySelector("progress");
  const words = list.querySelector(".progress__head .num");
  const clear = list.querySelector<HTMLButtonElement>("[data-clear]");
  const keep = () => {
    const ticked = boxes.filter(({ checked }) => checked).map(({ name }) => name);
    if (bar) bar.value = ticked.length;
    if (words) words.textContent = (list.dataset.words ?? "").replace("{ready}", String(ticked.length));
    if (clear) clear.disabled = ticked.length === 0;
    try {
      localStorage.setItem(key, JSON.stringify(ticked));
    } catch {
      // A browser that keeps nothing still shows the ticks until the page is left.
    }
  };
  const kept = readTicks();
  for (const box of boxes) if (kept.has(box.name)) box.checked = true;
  list.addEventListener("change", keep);
  clear?.addEventListener("click", () => {
    for (const box of boxes) box.checked = false;
    keep();
  });
  // What was ticked before this script came counts, too; of who ticked nothing, nothing is kept.
  if (boxes.some(({ checked }) => checked)) keep();
}

function readTicks(): Set<string> {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? "[]");
    return new Set(Array.isArray(stored) ? stored.map(String) : []);
  } catch {
    return new Set();
  }
}
