import { isIstDay } from "../clock.ts";
import { hasForbiddenCharacters } from "../forms/forbidden-characters.ts";
import { isId } from "../id.ts";

/** What a column of a cursor holds; with "?" it may be null. Checked, so that no query can trip over it. */
export type CursorKind = BaseKind | `${BaseKind}?`;
type BaseKind = "id" | "text" | "integer" | "number" | "instant" | "day" | "flag";
export type CursorValue = string | number | boolean | null;

export interface Cursor {
  /** The rows after (the next page) or before (the previous one). */
  readonly direction: "after" | "before";
  readonly values: readonly CursorValue[];
}

const MAX_LENGTH = 2000;
const MAX_TEXT = 500;

/** Opaque to the client. It is not signed: it only says where to go on in a list that is scoped anyway. */
export function writeCursor(
  sort: string,
  direction: Cursor["direction"],
  values: readonly CursorValue[],
): string {
  const bytes = new TextEncoder().encode(JSON.stringify([sort, direction === "after" ? 1 : 0, ...values]));
  const binary = Array.from(bytes, (byte) => String.fromCharCode(byte)).join("");
  return btoa(binary).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}

/** Null when it is not a cursor of this sort. */
export function readCursor(text: string, sort: string, kinds: readonly CursorKind[]): Cursor | null {
  const parsed = decode(text);
  if (!Array.isArray(parsed)) return null;
  const [forSort, after, ...values] = parsed as unknown[];
  if (forSort !== sort || (after !== 0 && after !== 1) || values.length !== kinds.length) return null;
  const isSound = kinds.every((kind, index) => fits(kind, values[index]));
  return isSound ? { direction: after === 1 ? "after" : "before", values: values as CursorValue[] } : null;
}

function decode(text: string): unknown {
  if (text.length > MAX_LENGTH || !/^[\w-]+$/.test(text)) return null;
  try {
    const binary = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
    const bytes = Uint8Array.from(binary, (character) => character.charCodeAt(0));
    return JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
  } catch {
    return null;
  }
}

const checks: Record<BaseKind, (value: unknown) => boolean> = {
  id: isId,
  text: (value) => typeof value === "string" && value.length <= MAX_TEXT && !hasForbiddenCharacters(value),
  integer: Number.isSafeInteger,
  number: (value) => typeof value === "number" && Number.isFinite(value),
  // PostgreSQL keeps microseconds, so a cursor may carry more digits than a Date does.
  instant: (value) =>
    typeof value === "string" &&
    /^(?:19|20|21)\d\d-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{1,6})?Z$/.test(value) &&
    isIstDay(value.slice(0, 10)) &&
    !Number.isNaN(Date.parse(value)),
  // PostgreSQL knows no year 0.
  day: (value) => typeof value === "string" && /^(?:19|20|21)/.test(value) && isIstDay(value),
  flag: (value) => typeof value === "boolean",
};

function fits(kind: CursorKind, value: unknown): boolean {
  if (kind.endsWith("?") && value === null) return true;
  return checks[kind.replace("?", "") as BaseKind](value);
}
