import { eq } from "drizzle-orm";
import { database } from "#app/db/opening/client.server.ts";
import { student } from "#app/db/schema/students.ts";
import { namesAgree } from "#app/features/documents/digilocker/holder-agrees.ts";
import type { AttachedDocument } from "../papers/list-attached.server.ts";
import type { ApplicationRow } from "./application-row.server.ts";

/**
 * The fields whose paper its issuer signed for her. The record was compared with the student of the account, so that
 * must be who applies: a paper of hers proves nothing for another name.
 */
export async function listProven(
  { studentId, answers }: Pick<ApplicationRow, "studentId" | "answers">,
  documents: readonly AttachedDocument[],
): Promise<Set<string>> {
  const signed = documents.filter(({ issuer, issuerAgrees }) => issuer !== null && issuerAgrees === true);
  if (signed.length === 0) return new Set();
  const [her] = await database()
    .select({ name: student.name })
    .from(student)
    .where(eq(student.id, studentId));
  if (!namesAgree(answers.fullName?.value ?? null, her?.name ?? null)) return new Set();
  return new Set(signed.map(({ field }) => field));
}
