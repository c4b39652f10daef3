import { type MouseEvent, type RefObject, useEffect, useLayoutEffect, useRef } from "react";
import { useLocation, useNavigate } from "react-router";
import { OPEN_PARAMETER, saidOnce } from "#app/core/passing-parameters.ts";
import { areKeysOn } from "#app/core/single-keys.ts";
import { isPlainPress } from "../effects/is-plain-press.ts";

export interface PanelMoves {
  readonly tableRef: RefObject<HTMLDivElement | null>;
  onPress(event: MouseEvent<HTMLDivElement>): void;
  /** Of the row before and after, where there is one. */
  readonly previous: (() => void) | null;
  readonly next: (() => void) | null;
  close(): void;
}

/** Narrower than this a row has its page to itself. */
const wide = "(min-width: 1100px)";

/** Which row stands open beside the list: it stands in the address, so that reloading and going back work. */
export function useRowPanel(keys: readonly string[], openKey: string | null): PanelMoves {
  const tableRef = useRef<HTMLDivElement>(null);
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const at = openKey === null ? -1 : keys.indexOf(openKey);

  const show = (key: string | null, replace = false) => {
    const parameters = new URLSearchParams(search);
    for (const name of [OPEN_PARAMETER, ...saidOnce]) parameters.delete(name);
    if (key !== null) parameters.set(OPEN_PARAMETER, key);
    const rest = parameters.toString();
    // The list itself is the same: it is not asked for again.
    void navigate(rest ? `${pathname}?${rest}` : pathname, {
      replace,
      preventScrollReset: true,
      defaultShouldRevalidate: false,
    });
  };
  const rowOf = (index: number) =>
    tableRef.current?.querySelectorAll<HTMLTableRowElement>("tbody > tr")[index] ?? null;
  const close = () => show(null);
  // Where the presses have got to: the page follows a moment later, and a quick second press counts from here.
  const wanted = useRef(at);
  useLayoutEffect(() => {
    wanted.current = at;
  }, [at]);
  const step = (by: 1 | -1) => {
    const to = wanted.current + by;
    const key = keys[to];
    if (key === undefined) return;
    wanted.current = to;
    rowOf(to)?.scrollIntoView({ block: "nearest" });
    show(key, true);
  };
  const previous = at > 0 ? () => step(-1) : null;
  const next = openKey !== null && at < keys.length - 1 ? () => step(1) : null;

  // However it was closed, the focus is where it came from.
  const before = useRef(openKey);
  useEffect(() => {
    const closed = openKey === null && before.current !== null ? keys.indexOf(before.current) : -1;
    before.current = openKey;
    const row = tableRef.current?.querySelectorAll("tbody > tr")[closed] ?? null;
    if (document.activeElement === document.body) mainLink(row)?.focus({ preventScroll: true });
  }, [openKey, keys]);

  // With the page, not after it: a press in between would be counted from the row before.
  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      if (document.querySelector("dialog[open], :popover-open")) return;
      if (event.key !== "Escape" && !areKeysOn()) return;
      const press = openKey === null ? besideBy(event) : movesBy(event);
      if (!press) return;
      event.preventDefault();
      press();
    };
    /** With the focus on a row's link, "o" opens the row beside the list. */
    const besideBy = ({ key }: KeyboardEvent) => {
      const { activeElement } = document;
      if (key !== "o" || !activeElement?.matches("a") || !matchMedia(wide).matches) return null;
      const row = tableRef.current?.contains(activeElement) ? keyOf(activeElement, keys) : null;
      return row === null ? null : () => show(row);
    };
    const movesBy = ({ key, target }: KeyboardEvent) => {
      if (key === "Escape") return close;
      const isTyping =
        target instanceof HTMLElement && target.matches("textarea, select, input:not([type=checkbox])");
      if (isTyping || (key !== "j" && key !== "k")) return null;
      return () => step(key === "j" ? 1 : -1);
    };
    // Before the keys of the desk: with a row open, j and k mean the rows beside it.
    document.addEventListener("keydown", onKey, true);
    return () => document.removeEventListener("keydown", onKey, true);
  });

  return {
    tableRef,
    previous,
    next,
    close,
    onPress(event) {
      const { target } = event;
      // What can be pressed itself does what it says: the row's link leads to its page.
      if (!(target instanceof Element) || target.closest(pressable) || !isPlainPress(event)) return;
      if (document.getSelection()?.type === "Range" || !matchMedia(wide).matches) return;
      const key = keyOf(target, keys);
      if (key !== null) show(key, openKey !== null);
    },
  };
}

const pressable = "a, button, input, select, textarea, label, summary, dialog, [popover]";

/** Of the row that holds this. */
function keyOf(part: Element, keys: readonly string[]): string | null {
  const row = part.closest("tbody > tr");
  const index = row ? [...(row.parentElement?.children ?? [])].indexOf(row) : -1;
  return keys[index] ?? null;
}

/** The link that names the row: it leads to the row's page. */
function mainLink(row: Element | null): HTMLAnchorElement | null {
  return row?.querySelector<HTMLAnchorElement>("td.key a[href], td:first-child a[href]") ?? null;
}
