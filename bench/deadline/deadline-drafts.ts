import { randomBytes } from "node:crypto";
import { now } from "#app/core/clock.ts";
import { newFormKey } from "#app/core/forms/form-key.ts";
import { newId } from "#app/core/id.ts";
import { encryptField } from "#app/core/secrets/crypto.server.ts";
import { lookupHash } from "#app/core/secrets/lookup-hash.server.ts";
import { database, inTransaction } from "#app/db/opening/client.server.ts";
import { application, applicationDocument } from "#app/db/schema/applications.ts";
import { document } from "#app/db/schema/documents.ts";
import { student } from "#app/db/schema/students.ts";
import { appUser, userRole } from "#app/db/schema/users.ts";
import { applicationNumber } from "#app/features/applications/application-number.ts";
import { demoAnswers } from "#app/features/applications/demo/demo-applications.ts";
import { fileFieldNames, fileFields } from "#app/features/applications/forms/document-upload.ts";
import { startSession } from "#app/features/identity/server/sessions/start-session.server.ts";

/** Students with a session and a draft in which nothing is missing: rows only, since only their number matters. */
export async function seedDrafts(count: number) {
  const made: { id: string; number: string; token: string; formKey: string }[] = [];
  for (let index = 0; index < count; index += 1) {
    made.push(await seedOne());
  }
  return made;
}

async function seedOne() {
  const [userId, studentId, id] = [newId(), newId(), newId()];
  const at = now();
  const db = database();
  await db.insert(appUser).values({ id: userId, name: "Asha Rao", createdAt: at });
  await db.insert(userRole).values({ userId, role: "student", grantedAt: at });
  await db.insert(student).values({ id: studentId, userId, name: "Asha Rao", createdAt: at });
  const answers = Object.fromEntries(
    Object.entries(demoAnswers).map(([name, value]) => [name, { value, at: at.getTime() }]),
  );
  const [row] = await db
    .insert(application)
    .values({
      id,
      studentId,
      userId,
      status: "draft",
      answers,
      step: "5",
      aadhaarLastFour: "2346",
      aadhaarHash: lookupHash("aadhaar", id),
      accountEncrypted: encryptField("30211234567", {
        table: "application",
        column: "account_encrypted",
        rowId: id,
      }),
      accountLastFour: "4567",
      createdAt: at,
      savedAt: at,
    })
    .returning();
  if (!row) throw new Error("The draft was not written");
  const papers = fileFieldNames.map((field) => ({ field, documentId: newId(), kind: fileFields[field][0] }));
  await db.insert(document).values(
    papers.map(({ documentId, kind }) => ({
      id: documentId,
      ownerKind: "student" as const,
      ownerId: studentId,
      kind,
      originalName: `${kind}.pdf`,
      mime: "application/pdf",
      bytes: 1000,
      sha256: randomBytes(32).toString("hex"),
      storeKey: randomBytes(16).toString("hex"),
      keyId: "bench",
      createdAt: at,
      storedAt: at,
    })),
  );
  await db.insert(applicationDocument).values(
    papers.map(({ field, documentId }) => ({
      applicationId: id,
      field,
      documentId,
      attachedAt: at,
      source: "chosen" as const,
    })),
  );
  const request = { address: "127.0.0.1", userAgent: null, previousToken: null };
  const session = await inTransaction((tx) =>
    startSession(tx, { userId, role: "student", studentId, method: "bench", request }),
  );
  return { id, number: applicationNumber(row), token: session.token, formKey: newFormKey() };
}
