import { z } from "zod";
import { isId } from "../id.ts";

const again = "Reload the page and try again.";
const noneTicked = "Tick what is meant.";
const MOST = 100;

interface TickedRow {
  readonly id: string;
  /** As it was when the list was read: whoever comes second is told (T39). */
  readonly revision: number;
}

/** Boxes of rows that are only changed as they were seen: `id:revision`. */
export const tickedRows = z
  .array(
    z
      .string()
      .regex(/^[0-9a-f-]{36}:\d{1,9}$/, again)
      .refine((text) => isId(text.split(":")[0] ?? ""), again)
      .transform((text): TickedRow => {
        const [id = "", revision = ""] = text.split(":");
        return { id, revision: Number(revision) };
      }),
    noneTicked,
  )
  .min(1, noneTicked)
  .max(MOST);

/** Boxes of rows whose state alone says whether the step still fits. */
export const tickedIds = z
  .array(
    z
      .string()
      .refine(isId, again)
      .transform((id) => ({ id })),
    noneTicked,
  )
  .min(1, noneTicked)
  .max(MOST);
