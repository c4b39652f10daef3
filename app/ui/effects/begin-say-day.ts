import { formatDate, isIstDay } from "#app/core/clock.ts";
import type { Language } from "#app/core/words/i18n.ts";

/** S17i on a page without React: the day is said back in words while it can still be mended. */
export function begin(input: HTMLElement): void {
  if (!(input instanceof HTMLInputElement)) return;
  const words = document.createElement("p");
  words.className = "known";
  const say = () => {
    const isDay = isIstDay(input.value);
    words.textContent = isDay ? formatDate(input.value, document.documentElement.lang as Language) : "";
    if (!isDay) words.remove();
    else input.closest(".field")?.append(words);
  };
  input.closest(".field")?.querySelector(".known")?.remove();
  input.addEventListener("input", say);
  say();
}
