import { eq } from "drizzle-orm";
import { database } from "#app/db/opening/client.server.ts";
import { scholarship } from "#app/db/schema/scholarships.ts";
import { type Finding, good, note } from "./finding.ts";

/** O19: a new site has no scholarships, and nothing about it is broken: somebody must bring them in. */
export async function checkCatalogue(): Promise<Finding[]> {
  const count = await database().$count(scholarship, eq(scholarship.status, "active"));
  if (count > 0) return [good("catalogue", `${count} scholarships can be found.`)];
  return [note("catalogue", "It is empty. docs/operations.md tells how to import the first scholarships.")];
}
