import { eq } from "drizzle-orm";
import { locker } from "#app/adapters/locker/locker.server.ts";
import type { IssuedPaper, Locker } from "#app/adapters/locker/locker.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { invalid, notFound } from "#app/core/requests/errors.ts";
import { writeAudit } from "#app/db/audit/audit.server.ts";
import { database, inTransaction } from "#app/db/opening/client.server.ts";
import { student } from "#app/db/schema/students.ts";
import { refusalText } from "../messages/upload-messages.ts";
import { lastDayByRule } from "../paper-validity.ts";
import { storeDocument } from "../server/store-document.server.ts";
import { UploadRefused } from "../upload-refusal.ts";
import { holderAgrees } from "./holder-agrees.ts";
import { isLockerKind } from "./kind-of-issued.ts";
import { takeOpenPass, travellerOf } from "./locker-pass.server.ts";
import type { LockerProblem } from "./locker-problem.ts";
import { type BroughtPaper, safeBack } from "./locker-view.ts";
import { problemOfError } from "./problem-of-error.server.ts";
import { toLockerPaper } from "./read-locker.server.ts";

export interface Brought {
  readonly results: readonly BroughtPaper[];
  /** The newest that came. */
  readonly documentId: string | null;
  readonly backTo: string;
}

/** A refusal of ours about one paper. */
class NotBrought extends Error {
  readonly problem: LockerProblem;

  constructor(problem: LockerProblem) {
    super(problem);
    this.problem = problem;
  }
}

/** Brings what she chose, each with its issuer's signature verified, and gives the token back: this way is at its end. */
export async function bringPapers(actor: Actor, uris: readonly string[]): Promise<Brought> {
  const from = locker();
  if (!from) throw notFound();
  const traveller = travellerOf(actor);
  if (uris.length === 0) throw invalid({ papers: ["none"] });
  const pass = await takeOpenPass(traveller);
  if (!pass) throw invalid({ papers: ["expired"] });
  const backTo = safeBack(pass.backTo);
  try {
    const results: BroughtPaper[] = [];
    let documentId: string | null = null;
    for (const paper of await from.listIssued(pass.token)) {
      if (!uris.includes(paper.uri)) continue;
      const outcome = await bringOne(actor, from, pass.token, paper);
      results.push({ name: paper.name, problem: outcome.problem, refusal: outcome.refusal });
      documentId = outcome.documentId ?? documentId;
    }
    const came = results.filter(({ problem, refusal }) => !problem && !refusal).length;
    await inTransaction((tx) =>
      writeAudit(tx, {
        chain: `account:${traveller.userId}`,
        actor,
        event: "locker.brought",
        details: { studentId: traveller.studentId, chosen: results.length, came },
      }),
    );
    return { results, documentId, backTo };
  } catch (error) {
    throw invalid({ papers: [problemOfError(error)] });
  } finally {
    // If it does not hear us, the token runs out by itself.
    await from.revoke(pass.token).catch(() => undefined);
  }
}

type Outcome = { documentId?: string; problem: LockerProblem | null; refusal: string | null };

async function bringOne(actor: Actor, from: Locker, token: string, paper: IssuedPaper): Promise<Outcome> {
  try {
    return { documentId: await bring(actor, from, token, paper), problem: null, refusal: null };
  } catch (error) {
    if (error instanceof UploadRefused) {
      return { problem: null, refusal: refusalText(error.refusal, actor.language) };
    }
    return { problem: error instanceof NotBrought ? error.problem : problemOfError(error), refusal: null };
  }
}

async function bring(actor: Actor, from: Locker, token: string, paper: IssuedPaper): Promise<string> {
  const { can, kind } = toLockerPaper(paper);
  // The page offers none of these: T25, whoever posts it.
  if (can !== "come" || kind === null || !isLockerKind(kind)) throw new NotBrought("other");
  const record = await from.readRecord(token, paper.uri);
  if (record.isRevoked) throw new NotBrought("revoked");
  // The record of another paper, rightly signed, proves nothing about this one.
  if (record.type !== paper.doctype) throw new NotBrought("forged");
  const pdf = await from.readPdf(token, paper.uri);
  const studentId = actor.studentId ?? "";
  const [her] = await database()
    .select({ name: student.name, born: student.birthDay })
    .from(student)
    .where(eq(student.id, studentId));
  const { issuedOn } = record;
  const file = new File([Uint8Array.from(pdf)], `${paper.name || kind}.pdf`, { type: "application/pdf" });
  const { id } = await storeDocument(actor, { kind: "student", id: studentId }, kind, file, {
    issuer: record.issuer,
    issuerAgrees: her !== undefined && holderAgrees({ name: record.holder, born: record.holderBorn }, her),
    issuedOn,
    validUntil: record.validUntil ?? (issuedOn && lastDayByRule(kind, issuedOn)),
  });
  return id;
}
