const key = "scholarsetu.checklist";

/** The ticks stay in this browser and can be printed; nobody else sees them. */
export function begin(list: HTMLElement): void {
  const boxes = [...list.querySelectorAll<HTMLInputElement>("input[type=checkbox]")];
  const bar = list.querySelector("progress");
  const words = list.querySelector(".progress__head .num");
  const clear = list.querySelector<HTMLButtonElement>("[data-clear]");
  const show = () => {
    const ready = boxes.filter(({ checked }) => checked).length;
    if (bar) bar.value = ready;
    if (words) words.textContent = (list.dataset.words ?? "").replace("{ready}", String(ready));
    if (clear) clear.disabled = ready === 0;
  };
  const keep = () => {
    try {
      localStorage.setItem(
        key,
        JSON.stringify(boxes.filter(({ checked }) => checked).map(({ name }) => name)),
      );
    } catch {
      // A browser that keeps nothing still shows the ticks until the page is left.
    }
    show();
  };
  const kept = readTicks();
  for (const box of boxes) if (kept.has(box.name)) box.checked = true;
  list.addEventListener("change", keep);
  clear?.addEventListener("click", () => {
    for (const box of boxes) box.checked = false;
    keep();
  });
  // Ticked before this script came: it is kept, too.
  if (boxes.some(({ name, checked }) => checked && !kept.has(name))) keep();
  else show();
}

function readTicks(): Set<string> {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? "[]");
    return new Set(Array.isArray(stored) ? stored.map(String) : []);
  } catch {
    return new Set();
  }
}
