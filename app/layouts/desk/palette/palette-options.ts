import type { Found, FoundGroup, FoundKind } from "#app/core/lists/found.ts";

export type Place = { readonly href: string; readonly label: string; readonly line?: string };

export type OptionKind = FoundKind | "pages" | "actions" | "find";

export interface PaletteOption {
  readonly id: string;
  readonly href: string;
  readonly label: string;
  readonly line?: string | undefined;
  readonly state?: Found["state"] | undefined;
}

export interface OptionGroup {
  readonly id: string;
  /** The last line belongs to no group. */
  readonly label: string | null;
  readonly kind: OptionKind;
  readonly options: readonly PaletteOption[];
}

/** "@" looks for people alone, "#" for what has a number, ">" for something to do. */
export type Wanted = "all" | "people" | "numbers" | "actions";
const signs: Readonly<Record<string, Wanted>> = { "@": "people", "#": "numbers", ">": "actions" };

export function wantedOf(typed: string): { readonly wanted: Wanted; readonly words: string } {
  const text = typed.trim();
  const wanted = signs[text.charAt(0)];
  return wanted ? { wanted, words: text.slice(1).trim() } : { wanted: "all", words: text };
}

interface Parts {
  readonly typed: string;
  readonly places: readonly Place[];
  readonly actions: readonly Place[];
  readonly found: readonly FoundGroup[];
  /** A page where the same is looked for at length. */
  readonly page: string | null;
}

/** The last line: it leads to the find page by a post, with the words. */
export const findOption = "find";

const mostOfAll = { pages: 8, actions: 6 };
/** Beside people and numbers the pages make room. */
const mostBeside = { pages: 4, actions: 3 };
const mostOfAGroup = 5;

/**
 * What fits, in groups. Pages and actions are there with each letter, and what was found comes under them a moment
 * later: nothing is put in above what somebody is pointing at.
 */
export function paletteGroups({ typed, places, actions, found, page }: Parts): OptionGroup[] {
  const { wanted, words } = wantedOf(typed);
  const fits = ({ label }: Place) => label.toLowerCase().includes(words.toLowerCase());
  const most = words === "" ? mostOfAll : mostBeside;
  const option = (place: Place): PaletteOption => ({ ...place, id: `${place.href} ${place.label}` });
  const groups: OptionGroup[] = [
    {
      id: "pages",
      label: "Pages",
      kind: "pages",
      options: wanted === "all" ? places.filter(fits).slice(0, most.pages).map(option) : [],
    },
    {
      id: "actions",
      label: "Actions",
      kind: "actions",
      options:
        wanted === "all" || wanted === "actions"
          ? actions.filter(fits).slice(0, most.actions).map(option)
          : [],
    },
    ...found.flatMap(({ label, kind, rows }): OptionGroup[] =>
      isWanted(wanted, kind)
        ? [{ id: label, label, kind, options: rows.slice(0, mostOfAGroup).flatMap(line) }]
        : [],
    ),
    {
      id: "find",
      label: null,
      kind: "find",
      options:
        page !== null && words !== "" && wanted !== "actions"
          ? [{ id: findOption, href: page, label: `Find “${words}” on the find page` }]
          : [],
    },
  ];
  return groups.filter(({ options }) => options.length > 0);
}

function isWanted(wanted: Wanted, kind: FoundKind): boolean {
  if (wanted === "people") return kind === "people";
  if (wanted === "numbers") return kind !== "people";
  return wanted === "all";
}

function line({ id, href, title, line, state }: Found): PaletteOption[] {
  return href === null ? [] : [{ id: `${id} ${href}`, href, label: title, line, state }];
}

/** Of what was found for the letters so far, what still fits the next ones: until those are answered. */
export function stillFitting(found: readonly FoundGroup[], words: string): FoundGroup[] {
  const part = words.toLowerCase();
  return found
    .map((group) => ({
      ...group,
      rows: group.rows.filter(({ title, line }) => `${title} ${line}`.toLowerCase().includes(part)),
    }))
    .filter(({ rows }) => rows.length > 0);
}

export interface Part {
  readonly at: number;
  readonly text: string;
  readonly isMarked: boolean;
}

/** A text in parts, what was typed marked in it. */
export function markedParts(text: string, words: string): Part[] {
  const part = words.toLowerCase();
  const parts: Part[] = [];
  let from = 0;
  for (let at = part ? text.toLowerCase().indexOf(part) : -1; at >= 0; ) {
    if (at > from) parts.push({ at: from, text: text.slice(from, at), isMarked: false });
    parts.push({ at, text: text.slice(at, at + part.length), isMarked: true });
    from = at + part.length;
    at = text.toLowerCase().indexOf(part, from);
  }
  if (from < text.length) parts.push({ at: from, text: text.slice(from), isMarked: false });
  return parts;
}
