import { and, eq, ne } from "drizzle-orm";
import { isId } from "#app/core/id.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { database } from "#app/db/opening/client.server.ts";
import { applicationCheck } from "#app/db/schema/applications.ts";
import { memberOf } from "../../review-permissions.ts";
import { getReviewRow } from "../review-row.server.ts";
import { findNextReview } from "./find-next-review.server.ts";

/** A decision ends the work on a form, whoever took it; a finding or a score that of whoever does only this. */
const decisions = new Set(["approve", "waitlist", "forward", "reject"]);

/**
 * Where the desk goes on after a button: the same form or, where nothing of this person's is left to do in it, the next
 * one; the filter it came with goes along.
 */
export async function findPlaceAfterStep(
  actor: Actor,
  number: string,
  done: string,
  address: string,
): Promise<string> {
  const wanted = new URL(address, "http://screen.invalid").searchParams.get("scholarship");
  const scholarshipId = isId(wanted) ? wanted : null;
  const kept = scholarshipId ? `&scholarship=${scholarshipId}` : "";
  const { row } = await getReviewRow(actor, number);
  const member = memberOf(actor);
  const isWhole =
    done === "verify_rest_next" || (done === "verify" && member === "verifier" && (await isVerified(row.id)));
  const goesOn = isWhole || decisions.has(done) || (done === "score" && member === "reviewer");
  const next = goesOn ? await findNextReview(actor, row.id, scholarshipId) : null;
  if (next) return `${next}?done=${isWhole ? "next_one" : done}&after=${number}${kept}`;
  return `${number}?done=${done === "verify_rest_next" ? "verify_rest" : done}${kept}`;
}

async function isVerified(applicationId: string): Promise<boolean> {
  const open = and(
    eq(applicationCheck.applicationId, applicationId),
    ne(applicationCheck.status, "verified"),
  );
  return (await database().$count(applicationCheck, open)) === 0;
}
