import { z } from "zod";
import type { Press } from "#app/core/forms/actions.server.ts";
import { type ManyNames, manyButton } from "#app/core/forms/many-button.server.ts";
import { counted } from "#app/core/forms/many-outcome.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { conflict } from "#app/core/requests/errors.ts";
import { assignWork, type WorkStep } from "./assign-work.server.ts";
import { findWork } from "./find-work.server.ts";

/** What a box of the list sends: which one, and who was seen to have it. */
const ticked = z
  .string()
  .regex(/^[a-z-]{1,40}:[0-9a-f-]{36}:[0-9a-f-]{0,36}$/, "Reload the page and try again.")
  .transform((text): WorkStep => {
    const [kind = "", id = "", seen = ""] = text.split(":");
    return { kind, id, seen };
  });
const schema = z.object({
  ids: z.array(ticked, "Tick what is meant.").min(1, "Tick what is meant.").max(100),
});

async function names({ actor }: Press, rows: readonly WorkStep[]): Promise<ManyNames> {
  const found = await Promise.all(rows.map(({ kind, id }) => findWork(actor, kind, id)));
  return new Map(found.flatMap((work) => (work ? [[work.id, { name: work.title }]] : [])));
}

/** As the box is when they have it, or nobody. */
const boxOf = ({ kind, id }: WorkStep, holderId: string | null) => ({
  box: `${kind}:${id}:${holderId ?? ""}`,
});

/** Nothing is taken over here: that is asked about each, with the name. */
async function takeFree(actor: Actor, one: WorkStep): Promise<void> {
  if (one.seen !== "" && one.seen !== actor.userId) {
    throw conflict("Somebody has this already: take it over by itself.");
  }
  await assignWork.take(actor, one);
}

const are = (count: number) => counted(count, "is", "are");

/** D31: a step for all that are ticked; taking and putting back take each other back. */
export const assignMany = {
  take_many: manyButton({
    schema,
    names,
    async step({ actor }, one) {
      await takeFree(actor, one);
      if (one.seen === "") return boxOf(one, actor.userId);
    },
    said: (count) => `${are(count)} yours now. Others can still work with them.`,
    undo: "put_back_many",
  }),
  put_back_many: manyButton({
    schema,
    names,
    async step({ actor }, one) {
      await assignWork.putBack(actor, one);
      if (one.seen === actor.userId) return boxOf(one, null);
    },
    said: (count) => `${are(count)} put back: nobody has them.`,
    undo: "take_many",
  }),
  give_many: manyButton({
    schema: schema.extend({ to: z.uuid("Choose somebody.") }),
    names,
    step: ({ actor }, one, { to }) => assignWork.give(actor, { ...one, to }),
    said: (count) => `${counted(count, "is", "are")} given. They find them under their bell.`,
  }),
};
