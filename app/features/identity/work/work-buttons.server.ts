import { z } from "zod";
import { button, type Press } from "#app/core/forms/actions.server.ts";
import { safeNext } from "../safe-next.ts";
import { assignMany } from "./assign-many.server.ts";
import { assignWork } from "./assign-work.server.ts";

const step = z.object({
  kind: z.string().max(40),
  id: z.uuid("Reload the page and try again."),
  seen: z.string().max(40).default(""),
  next: z.string().max(500).default(""),
});

/** The same buttons at every desk. */
export function workButtons(path: string) {
  const on = (_press: Press, say: string, next: string) => ({ to: safeNext(next) ?? path, say });
  return {
    take: button({
      schema: step,
      run: ({ actor }, value) => assignWork.take(actor, value),
      next: (press, _done, { next }) => on(press, "taken", next),
    }),
    give: button({
      schema: step.extend({ to: z.uuid("Choose somebody.") }),
      run: ({ actor }, value) => assignWork.give(actor, value),
      next: (press, _done, { next }) => on(press, "given", next),
    }),
    put_back: button({
      schema: step,
      run: ({ actor }, value) => assignWork.putBack(actor, value),
      next: (press, _done, { next }) => on(press, "put_back", next),
    }),
    ...assignMany,
  };
}
