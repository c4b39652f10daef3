import { readKept } from "./kept/read-kept.ts";
import { themeKey } from "./requests/session-hint.ts";

/** The choice that is kept on this device stands on the page and in its footer. */
export function showTheme(): void {
  const kept = readKept(themeKey) ?? "";
  const page = document.documentElement;
  if (kept) page.dataset.theme = kept;
  else delete page.dataset.theme;
  for (const choice of document.querySelectorAll<HTMLSelectElement>("select[data-theme-choice]")) {
    choice.value = kept;
  }
}

/** "light", "dark", or nothing: as the device has it. Every page reads it before its first paint (L9). */
export function keepTheme(theme: string): void {
  if (theme) localStorage.setItem(themeKey, theme);
  else localStorage.removeItem(themeKey);
  showTheme();
}

/** On pages without React; with it, the footer's own part does the same. */
export function chooseTheme(): void {
  document.addEventListener("change", ({ target }) => {
    if (target instanceof HTMLSelectElement && target.dataset.themeChoice !== undefined)
      keepTheme(target.value);
  });
  addEventListener("storage", showTheme);
  showTheme();
}
