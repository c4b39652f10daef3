import { sql } from "drizzle-orm";
import type { KeptViews } from "#app/core/desk-lists.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { database } from "#app/db/opening/client.server.ts";
import { oncePerRequest } from "#app/db/read-once.server.ts";
import { appUser } from "#app/db/schema/users.ts";
import { deskKey } from "./desk-key.ts";
import { keptViewsSql } from "./kept-views-sql.server.ts";

const none: KeptViews = { views: [], choices: [] };

/** The views of who is signed in, own and the desk's, and how each list opens. The session has read them (O25). */
export const readKeptViews = oncePerRequest(
  "kept-views",
  ({ userId }: Actor) => userId ?? "",
  async (actor: Actor): Promise<KeptViews> => {
    if (actor.userId === null || actor.role === "student") return none;
    const [found] = await database()
      .select({ kept: keptViewsSql(sql`${actor.userId}::uuid`, sql`${deskKey(actor)}::text`) })
      .from(appUser)
      .where(sql`${appUser.id} = ${actor.userId}`);
    return found?.kept ?? none;
  },
);
