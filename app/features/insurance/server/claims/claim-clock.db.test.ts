import { inArray } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { addHours, now } from "#app/core/clock.ts";
import { newId } from "#app/core/id.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { database } from "#app/db/opening/client.server.ts";
import { assignment } from "#app/db/schema/assignments.ts";
import { claim } from "#app/db/schema/claims.ts";
import { appUser } from "#app/db/schema/users.ts";
import { actorOf, signInAtPortal, useIdentityWorld } from "#tests/support/identity-world.ts";
import { insuranceRows as rows } from "#tests/support/rows/insurance-rows.ts";
import { useTestDatabase } from "#tests/support/test-database.ts";
import { claimList } from "../../lists/insurance-lists.ts";
import { sectionExports } from "../lists/section-export-rows.server.ts";
import { listClaims } from "./claim-rows.server.ts";
import { getClaim } from "./get-claim.server.ts";

useTestDatabase();
useIdentityWorld();

let cover: string;
let hospital: string;
const mine: string[] = [];
beforeAll(async () => {
  const agent = await rows.agent();
  cover = await rows.policy(agent.number);
  hospital = await rows.hospital();
});
beforeEach(async () => {
  if (mine.length > 0)
    await database()
      .delete(claim)
      .where(inArray(claim.id, mine.splice(0)));
});

/** So many hours ago it came. */
async function came(hours: number, status: "processing" | "rejected" = "processing"): Promise<string> {
  const id = newId();
  await rows.claim(cover, hospital, {
    id,
    status,
    createdAt: addHours(now(), -hours),
    ...(status === "rejected" && { reason: "Not covered." }),
  });
  mine.push(id);
  return id;
}

describe("D28: the claims say by when they are due and who has them", () => {
  let admin: Actor;
  beforeAll(async () => {
    admin = await actorOf(await signInAtPortal("admin"));
  });
  const read = async (address: string) => {
    const page = await listClaims(admin, claimList.read(`/admin/claim-management?${address}`));
    return page.rows.filter(({ id }) => mine.includes(id));
  };

  test("neutral, amber in the last quarter of 48 hours, red when late; none once it is decided", async () => {
    const [fresh, soon, late, decided] = [
      await came(5),
      await came(40),
      await came(75),
      await came(90, "rejected"),
    ];
    const found = await read("sort=due_up&rows=100");
    expect(found.map(({ id, clock }) => [id, clock && `${clock.tone}: ${clock.words}`])).toEqual([
      [decided, null],
      [late, "late: 27 h late"],
      [soon, "soon: 8 h left"],
      [fresh, "plain: 43 h left"],
    ]);
    expect((await read("due=late")).map(({ id }) => id)).toEqual([late]);
    expect((await read("due=soon")).map(({ id }) => id)).toEqual([soon]);
    expect(new Set((await read("due=time")).map(({ id }) => id))).toEqual(new Set([soon, fresh]));
    expect((await getClaim(admin, late)).clock?.words).toBe("27 h late");
  });

  test("who has taken it, filtered by mine, another's and nobody's, and in the file", async () => {
    const other = newId();
    await database().insert(appUser).values({ id: other, name: "Varun Shetty", createdAt: now() });
    const [own, his, free] = [await came(1), await came(2), await came(3)];
    for (const [subjectId, userId] of [
      [own, admin.userId ?? ""],
      [his, other],
    ] as const)
      await database()
        .insert(assignment)
        .values({ kind: "claim", subjectId, userId, since: now(), byUserId: userId });
    expect(await read("assigned=me")).toMatchObject([{ id: own, isMine: true }]);
    expect(await read("assigned=others")).toMatchObject([{ id: his, isMine: false, holder: "Varun Shetty" }]);
    expect(await read("assigned=nobody")).toMatchObject([{ id: free, holder: null }]);

    const url = new URL("http://site/admin/claim-management?assigned=others");
    const [heads = "", line = ""] =
      (await (await sectionExports["claim-management"]?.file(admin, url))?.text())?.split("\r\n") ?? [];
    expect(heads).toContain("Due,Assigned,");
    expect(line).toContain(",Varun Shetty,");
  });
});
