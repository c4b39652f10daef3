import { and, count, eq } from "drizzle-orm";
import { now } from "#app/core/clock.ts";
import { keptQuery } from "#app/core/desk-lists.ts";
import { newId } from "#app/core/id.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { ProblemError, unauthenticated } from "#app/core/requests/errors.ts";
import { writeAudit } from "#app/db/audit/audit.server.ts";
import { inTransaction } from "#app/db/opening/client.server.ts";
import { listChoice, listView } from "#app/db/schema/list-views.ts";
import { listViewPermissions } from "../list-view-permissions.ts";
import { deskKey } from "./desk-key.ts";
import type { KeepView } from "./list-view-forms.ts";

/** A menu of more than this is not looked through. */
const MOST_VIEWS = 20;

interface Kept {
  readonly id: string;
  readonly query: string;
}

/** Keeps how a list looks now under a name; the same name again means the same view, as it looks now. */
export async function keepListView(actor: Actor, input: KeepView): Promise<Kept> {
  const { userId } = actor;
  if (userId === null) throw unauthenticated();
  listViewPermissions.assertCan(actor, "list_view.keep", { userId });
  const desk = deskKey(actor);
  if (input.share) listViewPermissions.assertCan(actor, "list_view.share", { desk });
  const { list, name } = input;
  const query = keptQuery(input.query);
  return inTransaction(async (tx) => {
    const mine = and(eq(listView.userId, userId), eq(listView.desk, desk), eq(listView.list, list));
    const [{ kept } = { kept: 0 }] = await tx.select({ kept: count() }).from(listView).where(mine);
    const [before] = await tx
      .select()
      .from(listView)
      .where(and(mine, eq(listView.name, name)));
    if (!before && kept >= MOST_VIEWS) throw tooMany();
    const at = now();
    const [view] = await tx
      .insert(listView)
      .values({
        ...{ id: newId(), userId, desk, list, name, query },
        ...{ isShared: input.share, createdAt: at, changedAt: at },
      })
      .onConflictDoUpdate({
        target: [listView.userId, listView.desk, listView.list, listView.name],
        set: { query, isShared: input.share, changedAt: at },
      })
      .returning({ id: listView.id });
    if (!view) throw new Error("The view was not written");
    if (input.first) {
      await tx
        .insert(listChoice)
        .values({ userId, desk, list, viewId: view.id })
        .onConflictDoUpdate({
          target: [listChoice.userId, listChoice.desk, listChoice.list],
          set: { viewId: view.id },
        });
    }
    await writeAudit(tx, {
      chain: `list_view:${view.id}`,
      actor,
      event: before ? "list_view.changed" : "list_view.kept",
      details: {
        ...(before && { before: { query: before.query, isShared: before.isShared } }),
        after: { list, name, query, isShared: input.share, opensFirst: input.first },
      },
    });
    return { id: view.id, query };
  });
}

const tooMany = () =>
  new ProblemError({
    status: 409,
    code: "too_many_views",
    title: "Too many views",
    detail: `You keep ${MOST_VIEWS} views of this list already. Delete one first.`,
  });
