import { createHash } from "node:crypto";
import { and, asc, eq, isNotNull, isNull, lt, ne, or, sql } from "drizzle-orm";
import { pageReader } from "#app/adapters/pages/page-reader.server.ts";
import type { PageReader, ReadPage } from "#app/adapters/pages/page-reader.ts";
import { addIstDays, now, startOfIstDay } from "#app/core/clock.ts";
import { newId } from "#app/core/id.ts";
import { database } from "#app/db/opening/client.server.ts";
import { scholarship, scholarshipLink } from "#app/db/schema/scholarships.ts";
import { readableText } from "./readable-text.ts";

const EVERY_DAYS = 7;
const AT_ONCE = 150;
/** One evening without an answer is the network's; after so many weeks it is the site's. */
const GONE_AFTER = 3;

type Link = typeof scholarshipLink.$inferSelect;

/** Asks the websites of the catalogue's public records, one after the other, and keeps what they say. */
export async function checkLinks({
  reader = pageReader(),
  most = AT_ONCE,
}: {
  reader?: PageReader;
  most?: number;
} = {}): Promise<number> {
  const since = startOfIstDay(addIstDays(now(), 1 - EVERY_DAYS));
  const due = await database()
    .select({ id: scholarship.id, website: scholarship.website, link: scholarshipLink })
    .from(scholarship)
    .leftJoin(scholarshipLink, eq(scholarshipLink.scholarshipId, scholarship.id))
    .where(
      and(
        eq(scholarship.status, "active"),
        eq(scholarship.ownerKind, "catalogue"),
        isNotNull(scholarship.website),
        or(
          isNull(scholarshipLink.id),
          lt(scholarshipLink.checkedAt, since),
          ne(scholarshipLink.address, scholarship.website),
        ),
      ),
    )
    .orderBy(sql`${scholarshipLink.checkedAt} asc nulls first`, asc(scholarship.id))
    .limit(most);
  for (const { id, website, link } of due) {
    if (website === null) continue;
    const known = link?.address === website ? link : null;
    const values = { address: website, ...whatBecame(known, await reader.read(website)), checkedAt: now() };
    await database()
      .insert(scholarshipLink)
      .values({ id: newId(), scholarshipId: id, ...values })
      .onConflictDoUpdate({ target: scholarshipLink.scholarshipId, set: values });
  }
  return due.length;
}

type Outcome = Omit<Link, "id" | "scholarshipId" | "address" | "checkedAt">;

function whatBecame(known: Link | null, page: ReadPage): Outcome {
  const kept = { hash: known?.hash ?? null, text: known?.text ?? null, seenText: known?.seenText ?? null };
  const since = (state: Link["state"]) => (known?.state === state ? known.changedAt : now());
  if (page.kind === "read") {
    const text = readableText(page.body, page.isHtml);
    const hash = createHash("sha256").update(text).digest("hex");
    // Until somebody has looked, it stays changed, held against what was looked at last.
    const seenText = kept.seenText ?? (kept.hash === null || kept.hash === hash ? null : kept.text);
    const state = seenText === null || seenText === text ? "same" : "changed";
    const changedAt = kept.hash === hash ? since(state) : now();
    return {
      ...{ state, hash, text, changedAt },
      answer: null,
      seenText: state === "same" ? null : seenText,
      failures: 0,
    };
  }
  const failures = (known?.failures ?? 0) + 1;
  const isGone = page.kind === "gone" || failures >= GONE_AFTER;
  const state = isGone ? "gone" : "away";
  const answer = page.kind === "gone" ? String(page.status ?? "no such name") : page.why;
  return { ...kept, state, answer, failures, changedAt: since(state) };
}
