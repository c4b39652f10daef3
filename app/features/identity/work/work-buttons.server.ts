import { z } from "zod";
import { button, type Press } from "#app/core/forms/actions.server.ts";
import { safeNext } from "../safe-next.ts";
import { assignMany, type ManyStep } from "./assign-many.server.ts";
import { assignWork } from "./assign-work.server.ts";

const step = z.object({
  kind: z.string().max(40),
  id: z.uuid("Reload the page and try again."),
  seen: z.string().max(40).default(""),
  next: z.string().max(500).default(""),
});

/** What a box of the list sends: which one, and who was seen to have it. */
const ticked = z
  .string()
  .regex(/^[a-z-]{1,40}:[0-9a-f-]{36}:[0-9a-f-]{0,36}$/, "Reload the page and try again.")
  .transform((text) => {
    const [kind = "", id = "", seen = ""] = text.split(":");
    return { kind, id, seen };
  });
const many = z.object({
  work: z.array(ticked).min(1, "Tick what is meant.").max(100),
  next: z.string().max(500).default(""),
});

/** The same buttons at every desk. */
export function workButtons(path: string) {
  const on = (_press: Press, say: string, next: string) => ({ to: safeNext(next) ?? path, say });
  const manyButton = (step: ManyStep, say: string) =>
    button({
      schema: many,
      run: ({ actor }, { work }) => assignMany(actor, step, work),
      next: (press, { left }, { next }) => on(press, left === 0 ? say : `${say}_some`, next),
    });
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
    take_many: manyButton("take", "taken_many"),
    put_back_many: manyButton("put_back", "put_back_many"),
    give_many: button({
      schema: many.extend({ to: z.uuid("Choose somebody.") }),
      run: ({ actor }, { work, to }) => assignMany(actor, "give", work, to),
      next: (press, { left }, { next }) => on(press, left === 0 ? "given_many" : "given_many_some", next),
    }),
  };
}
