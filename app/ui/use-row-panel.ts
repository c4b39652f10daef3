import { type MouseEvent, type RefObject, useEffect, useRef } from "react";
import { useLocation, useNavigate } from "react-router";
import { OPEN_PARAMETER } from "#app/core/desk-lists.ts";

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
    for (const name of [OPEN_PARAMETER, "kept", "done", "undo", "say"]) parameters.delete(name);
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
  const step = (to: number) => {
    const key = keys[to];
    if (key === undefined) return null;
    return () => {
      rowOf(to)?.scrollIntoView({ block: "nearest" });
      show(key, true);
    };
  };
  const previous = openKey === null ? null : step(at - 1);
  const next = openKey === null ? null : step(at + 1);

  // However it was closed, the focus is where it came from.
  const before = useRef(openKey);
  useEffect(() => {
    const closed = openKey === null && before.current !== null ? keys.indexOf(before.current) : -1;
    before.current = openKey;
    const row = tableRef.current?.querySelectorAll("tbody > tr")[closed] ?? null;
    if (document.activeElement === document.body) mainLink(row)?.focus({ preventScroll: true });
  }, [openKey, keys]);

  useEffect(() => {
    if (openKey === null) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      if (document.querySelector("dialog[open], :popover-open")) return;
      const isTyping =
        event.target instanceof HTMLElement &&
        event.target.matches("textarea, select, input:not([type=checkbox])");
      if (event.key === "Escape") close();
      else if (isTyping) return;
      else if (event.key === "j") next?.();
      else if (event.key === "k") previous?.();
      else return;
      event.preventDefault();
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
      const link = event.target instanceof Element ? event.target.closest("a") : null;
      const row = link?.closest("tr");
      if (!link || !row || link !== mainLink(row) || !isPlain(event) || !matchMedia(wide).matches) return;
      const index = [...(row.parentElement?.children ?? [])].indexOf(row);
      const key = keys[index];
      if (key === undefined) return;
      event.preventDefault();
      show(key, openKey !== null);
    },
  };
}

/** The link that names the row: it leads to the row's page. */
export function mainLink(row: Element | null): HTMLAnchorElement | null {
  return row?.querySelector<HTMLAnchorElement>("td.key a[href], td:first-child a[href]") ?? null;
}

function isPlain(event: MouseEvent): boolean {
  return event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
}
