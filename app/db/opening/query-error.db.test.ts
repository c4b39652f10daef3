import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { useTestDatabase } from "#tests/support/test-database.ts";
import { appUser } from "../schema/users.ts";
import { database } from "./client.server.ts";

useTestDatabase();

test("a character that no text can hold is the client's fault, and not a 5xx", async () => {
  const found = database().select().from(appUser).where(eq(appUser.name, "a\u0000b"));
  await expect(Promise.resolve(found)).rejects.toMatchObject({ status: 400 });
});
