import { z } from "zod";
import { eachByItself } from "../requests/each-by-itself.ts";
import { type Button, button, type Press } from "./actions.server.ts";
import { type ManyRow, type ManyShown, SURE_FIELD } from "./many-outcome.ts";

interface Ticked {
  readonly id: string;
}

/** What the verb made of one row. */
interface StepDone {
  /** The box as it is afterwards, by which Undo finds it. */
  readonly box?: string;
  /** Where it can end in more than one way: how. */
  readonly as?: string;
}

export type ManyNames = ReadonlyMap<string, Omit<ManyRow, "id">>;

interface ManyParts<Row extends Ticked, S extends z.ZodObject> {
  /** Its `ids` are the ticked rows, the rest is said about all of them. */
  readonly schema: S & z.ZodType<{ readonly ids: readonly Row[] }>;
  /** What the rows are called, and how much each is; it is authorised as the list is. */
  names(press: Press, rows: readonly Row[]): Promise<ManyNames>;
  /** What is asked first, with the names under it. Left out where Undo takes it back. */
  readonly asks?: (count: number) => { readonly question: string; readonly confirm: string };
  /** The verb for one row, which authorises and writes down by itself. */
  step(press: Press, row: Row, value: z.output<S>): Promise<StepDone | undefined> | Promise<void>;
  readonly said: (count: number, endedAs: readonly string[]) => string;
  /** The button that takes it back, of those that are done. */
  readonly undo?: string;
}

/** A button for all that are ticked (D31): asked with names and sum, done row by row, told row by row. */
export function manyButton<Row extends Ticked, S extends z.ZodObject>(
  parts: ManyParts<Row, S>,
): Button<ManyShown> {
  const { schema, asks, said, undo } = parts;
  return button({
    schema: schema.safeExtend({ [SURE_FIELD]: z.literal("yes").optional() }),
    async run(press, sent): Promise<ManyShown> {
      const value = sent as z.output<S>;
      const rows = [...new Map((sent.ids as readonly Row[]).map((row) => [row.id, row])).values()];
      const names = await parts.names(press, rows);
      const named = (row: Row): ManyRow => ({
        id: row.id,
        ...(names.get(row.id) ?? { name: "What was ticked" }),
      });
      if (asks && sent[SURE_FIELD] !== "yes") {
        const shown = rows.map(named);
        return { asks: { ...asks(rows.length), rows: shown, sumPaise: sumOf(shown) } };
      }
      const { done, refused } = await eachByItself(rows, async (row) => {
        const result: unknown = await parts.step(press, row, value);
        return result as StepDone | undefined;
      });
      const results = done.flatMap(({ result }) => (result ? [result] : []));
      const boxes = results.flatMap(({ box }) => box ?? []);
      return {
        did: {
          said: said(
            done.length,
            results.flatMap(({ as }) => as ?? []),
          ),
          done: done.map(({ item }) => named(item)),
          refused: refused.map(({ item, why }) => ({ ...named(item), why })),
          ...(undo && boxes.length > 0 && { undo: { intent: undo, ids: boxes } }),
        },
      };
    },
    next: (_press, shown) => ({ show: shown }),
  });
}

function sumOf(rows: readonly ManyRow[]): number | null {
  return rows.some(({ amountPaise }) => amountPaise === undefined)
    ? null
    : rows.reduce((sum, { amountPaise = 0 }) => sum + amountPaise, 0);
}
