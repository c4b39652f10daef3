import { useEffect } from "react";
import { areKeysOn } from "#app/core/single-keys.ts";

const targets: Readonly<Record<string, string>> = {
  "/": "main [role=search] input[type=search]",
  f: "main [role=search] :is(select, summary)",
  m: "main #comments textarea[name=text]",
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
  "g h": ".rail a:is([href='/admin'], [href='/institute/dashboard'], [href='/donor'], [href='/csr'])",
  "g a": ".rail a:is([href='/admin/applications'], [href$='tab=applications'])",
};

type Opens = { readonly help: () => void; readonly palette: () => void };

/** Keys rest while somebody types, while a dialog is open, and with any other key held. None of them decides. */
export function useDeskKeys(opens: Opens): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const isPalette = (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === "k";
      if (isPalette) opens.palette();
      else if (rests(event) || !act(sequenceOf(event), opens)) return;
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

/** How long the second key of two may take. */
const secondKeyMs = 1500;
let begun = { key: "", at: 0 };

/** "g" begins "g h" and "g a". */
function sequenceOf({ key, timeStamp }: KeyboardEvent): string {
  const first = timeStamp - begun.at < secondKeyMs ? begun.key : "";
  begun = { key: key === "g" ? "g" : "", at: timeStamp };
  return first === "" ? key : `${first} ${key}`;
}

/** False where the key means nothing on this page, so that the browser keeps it. */
function act(key: string, opens: Opens): boolean {
  if (key === "?") opens.help();
  else if (key === "j" || key === "k") return moveRow(key === "j" ? 1 : -1);
  else if (key === "x" || key === "X") return tickRow(key === "X");
  else return press(targets[key]);
  return true;
}

function isTyping(target: EventTarget | null): boolean {
  // The field of a dialog that was just closed has the focus until the browser draws again.
  if (!(target instanceof HTMLElement) || target.closest("dialog:not([open])")) return false;
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
  if (target.matches("input[type=search], textarea, select")) target.focus();
  else target.click();
  return true;
}

/** The row with the focus; with Shift all from the last one that was ticked. */
function tickRow(isRange: boolean): boolean {
  const rows = rowsOf();
  const here = currentRow();
  const box = here && boxOf(here);
  if (!here || !box) return false;
  const at = rows.indexOf(here);
  const from = isRange ? rows.findLastIndex((row, index) => index < at && boxOf(row)?.checked) : -1;
  if (from === -1) {
    box.click();
    return true;
  }
  for (const row of rows.slice(from + 1, at + 1)) {
    const next = boxOf(row);
    if (next && !next.checked) next.click();
  }
  return true;
}

const boxOf = (row: Element) => row.querySelector<HTMLInputElement>("input[type=checkbox]");
