import { useEffect } from "react";
import { areKeysOn } from "#app/core/single-keys.ts";

/** What each key of a desk presses on the page, where it stands there. Shown in the sheet of keys. */
export const deskKeys = [
  { key: "j", words: "Next row" },
  { key: "k", words: "Row before" },
  { key: "Enter", words: "Open the row" },
  { key: "o", words: "Open the row beside the list" },
  { key: "x", words: "Tick the row" },
  { key: "/", words: "Search this list" },
  { key: "v", words: "Verify the first open check" },
  { key: "d", words: "Ask for a fix of it" },
  { key: "n", words: "Next application" },
  { key: "+", words: "Paper larger" },
  { key: "-", words: "Paper smaller" },
  { key: "t", words: "Turn the paper" },
  { key: "←  →", words: "Paper before, next paper" },
  { key: "p", words: "Approve… (it asks first)" },
  { key: "r", words: "Reject… (it asks first)" },
  { key: "z", words: "Undo, while it is offered" },
  { key: "Ctrl K", words: "Go to a page, or find somebody" },
  { key: "?", words: "This sheet" },
] as const;

const targets: Readonly<Record<string, string>> = {
  "/": "main [role=search] input[type=search]",
  v: "main .verify button[value=verify]",
  d: "main .verify .defect--beside > summary",
  n: "main [data-next]",
  "+": "main [data-key='+']",
  "-": "main [data-key='-']",
  t: "main [data-key='t']",
  ArrowLeft: "main [data-key='ArrowLeft']",
  ArrowRight: "main [data-key='ArrowRight']",
  z: "main .said [data-key='z']",
  p: "main [data-key='p']:not(:disabled)",
  r: "main [data-key='r']:not(:disabled)",
};

type Opens = { readonly help: () => void; readonly palette: () => void };

/** Keys rest while somebody types, while a dialog is open, and with any other key held. None of them decides. */
export function useDeskKeys(opens: Opens): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const isPalette = (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === "k";
      if (isPalette) opens.palette();
      else if (rests(event) || !act(event.key, opens)) return;
      event.preventDefault();
    };
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, [opens]);
}

function rests(event: KeyboardEvent): boolean {
  const isOther = event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented;
  const isOver = document.querySelector("dialog[open], .ask:popover-open") !== null;
  return isOther || isOver || isTyping(event.target) || !areKeysOn();
}

/** False where the key means nothing on this page, so that the browser keeps it. */
function act(key: string, opens: Opens): boolean {
  if (key === "?") opens.help();
  else if (key === "j" || key === "k") return moveRow(key === "j" ? 1 : -1);
  else if (key === "x") return press("main .well tbody tr:focus-within input[type=checkbox]");
  else return press(targets[key]);
  return true;
}

function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target instanceof HTMLInputElement)
    return !["checkbox", "radio", "button", "submit"].includes(target.type);
  return target.isContentEditable || ["TEXTAREA", "SELECT"].includes(target.tagName);
}

const rowsOf = () => [...document.querySelectorAll<HTMLTableRowElement>("main .well tbody tr")];
const currentRow = () => document.activeElement?.closest<HTMLTableRowElement>("main .well tbody tr") ?? null;

/** The focus goes to the row's name, so that Enter opens it and a screen reader says it. */
function moveRow(by: 1 | -1): boolean {
  const rows = rowsOf();
  const here = currentRow();
  const at = here ? rows.indexOf(here) : -1;
  const next = rows[at === -1 ? 0 : Math.min(rows.length - 1, Math.max(0, at + by))];
  next?.querySelector<HTMLElement>("a, button, input")?.focus();
  return next !== undefined;
}

function press(selector: string | undefined): boolean {
  const target = selector && document.querySelector<HTMLElement>(selector);
  if (!target) return false;
  if (target instanceof HTMLInputElement && target.type === "search") target.focus();
  else target.click();
  return true;
}
