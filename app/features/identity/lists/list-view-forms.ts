import { z } from "zod";
import { findDeskList } from "#app/core/desk-lists.ts";
import { hasForbiddenCharacters } from "#app/core/forms/forbidden-characters.ts";
import { isId } from "#app/core/id.ts";

const list = z.string().refine((address) => findDeskList(address) !== null, "There is no such list.");
const name = z
  .string({ error: "Give the view a name." })
  .trim()
  .min(1, "Give the view a name.")
  .max(40, "A name has 40 letters at most.")
  .refine((text) => !hasForbiddenCharacters(text), "The name has hidden characters in it.");
/** What stands in the address behind the question mark. */
const query = z
  .string()
  .max(2000, "That is more than a view can hold.")
  .default("")
  .refine((text) => !hasForbiddenCharacters(text), "The address has hidden characters in it.");
const tick = z
  .literal("on")
  .optional()
  .transform((value) => value === "on");
const viewId = z.string().refine(isId, "There is no such view.");

export const keepViewSchema = z.object({ list, name, query, share: tick, first: tick });
export type KeepView = z.output<typeof keepViewSchema>;
export const changeViewSchema = z.object({ viewId, name, share: tick });
export type ChangeView = z.output<typeof changeViewSchema>;
export const viewStepSchema = z.object({ viewId });
export const listStepSchema = z.object({ list, query });
export const columnsSchema = z.object({
  list,
  query,
  /** All columns there are to choose from, and those that were left ticked. */
  all: z.array(z.string().regex(/^[a-z0-9-]{1,40}$/)).max(40),
  shown: z
    .array(z.string().regex(/^[a-z0-9-]{1,40}$/))
    .max(40)
    .default([]),
});
