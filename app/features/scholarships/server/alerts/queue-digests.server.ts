import { and, asc, eq, inArray, isNull } from "drizzle-orm";
import type { IstDay } from "#app/core/clock.ts";
import { istDate, now } from "#app/core/clock.ts";
import type { Language } from "#app/core/words/i18n.ts";
import { isLanguage } from "#app/core/words/i18n.ts";
import type { Tx } from "#app/db/opening/client.server.ts";
import { inTransaction } from "#app/db/opening/client.server.ts";
import { scholarshipAlert, scholarshipDigest } from "#app/db/schema/scholarship-alerts.ts";
import { scholarship } from "#app/db/schema/scholarships.ts";
import { student } from "#app/db/schema/students.ts";
import { appUser } from "#app/db/schema/users.ts";
import type { CatalogueIndex } from "../catalogue/catalogue-index.server.ts";
import { titleIn } from "../catalogue/catalogue-words.server.ts";
import { loadCatalogue } from "../catalogue/load-catalogue.server.ts";
import { countFitsOfStudents } from "../matching/count-fits-of-students.server.ts";

export interface DigestItem {
  readonly number: number;
  readonly slug: string;
  readonly title: string;
  readonly kind: "match" | "search" | "deadline" | "change";
  /** Of a deadline: the closing day, and how many days are left. */
  readonly closesOn: IstDay | null;
  readonly daysLeft: number | null;
}

export interface Digest {
  readonly studentId: string;
  readonly userId: string;
  /** By which she is greeted; empty: not told. */
  readonly name: string;
  readonly language: Language;
  readonly day: IstDay;
  readonly items: readonly DigestItem[];
  /** How many she can apply for now, as on every page. */
  readonly fits: number;
}

/** Writes the e-mails and SMS of these digests, as each student chose, in the given transaction. */
export type SendDigests = (tx: Tx, digests: readonly Digest[]) => Promise<void>;

const AT_ONCE = 500;
const MOST_ITEMS = 25;

/**
 * Hands the day's digests to `send`, some hundreds at a time, each once; stopped half-way, it goes on where it was. The messages themselves belong to the notifications room,
 * which is no lower than this one: whoever starts the jobs passes its verb in.
 */
export async function queueDigests(
  send: SendDigests,
  { day = istDate() }: { day?: IstDay } = {},
): Promise<number> {
  const index = await loadCatalogue();
  for (let queued = 0; ; ) {
    const some = await inTransaction((tx) => queueSome(tx, send, index, day));
    queued += some;
    if (some < AT_ONCE) return queued;
  }
}

async function queueSome(tx: Tx, send: SendDigests, index: CatalogueIndex, day: IstDay): Promise<number> {
  const waiting = await tx
    .select({ studentId: scholarshipDigest.studentId })
    .from(scholarshipDigest)
    .where(and(eq(scholarshipDigest.day, day), isNull(scholarshipDigest.queuedAt)))
    .orderBy(asc(scholarshipDigest.studentId))
    .limit(AT_ONCE)
    .for("update", { skipLocked: true });
  const ids = waiting.map(({ studentId }) => studentId);
  if (ids.length === 0) return 0;
  const digests = await readDigests(tx, ids, day);
  const fits = await countFitsOfStudents(tx, index, ids, day);
  await send(
    tx,
    digests.map((digest) => ({ ...digest, fits: fits.get(digest.studentId) ?? 0 })),
  );
  await tx
    .update(scholarshipDigest)
    .set({ queuedAt: now() })
    .where(and(eq(scholarshipDigest.day, day), inArray(scholarshipDigest.studentId, ids)));
  return ids.length;
}

async function readDigests(
  tx: Tx,
  studentIds: readonly string[],
  day: IstDay,
): Promise<Omit<Digest, "fits">[]> {
  const rows = await tx
    .select({
      studentId: scholarshipAlert.studentId,
      userId: student.userId,
      givenName: student.givenName,
      fullName: student.name,
      language: appUser.language,
      number: scholarship.number,
      slug: scholarship.slug,
      title: scholarship.title,
      kind: scholarshipAlert.kind,
      about: scholarshipAlert.about,
      daysLeft: scholarshipAlert.daysLeft,
    })
    .from(scholarshipAlert)
    .innerJoin(scholarship, eq(scholarship.number, scholarshipAlert.number))
    .innerJoin(student, eq(student.id, scholarshipAlert.studentId))
    .innerJoin(appUser, eq(appUser.id, student.userId))
    .where(and(inArray(scholarshipAlert.studentId, [...studentIds]), eq(scholarshipAlert.toldOn, day)))
    .orderBy(asc(scholarshipAlert.kind), asc(scholarshipAlert.about), asc(scholarship.number));
  const digests = new Map<string, Omit<Digest, "fits"> & { items: DigestItem[] }>();
  for (const { studentId, userId, givenName, fullName, language, about, daysLeft, ...item } of rows) {
    const digest = digests.get(studentId) ?? {
      ...{ studentId, userId, day, items: [] },
      name: givenName ?? fullName ?? "",
      language: isLanguage(language) ? language : "en",
    };
    digests.set(studentId, digest);
    const isDeadline = item.kind === "deadline";
    // A change is said beside what else there is about the same one.
    const isSaid = digest.items.some(
      ({ number, kind }) => number === item.number && (kind === "change") === (item.kind === "change"),
    );
    if (digest.items.length < MOST_ITEMS && !isSaid) {
      digest.items.push({
        ...item,
        title: titleIn(item, digest.language).text,
        closesOn: isDeadline ? about : null,
        daysLeft: isDeadline ? daysLeft : null,
      });
    }
  }
  return [...digests.values()];
}
