import { z } from "zod";

/** A form whose verb judges the fields itself: what was typed, and an empty text for what was not. */
export function textFields<const Name extends string>(...names: Name[]) {
  const shape = Object.fromEntries(names.map((name) => [name, z.string().default("")]));
  return z.object(shape as { [name in Name]: z.ZodDefault<z.ZodString> });
}
