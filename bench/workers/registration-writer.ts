// The process that bench/registration.ts starts (and kills): complete registrations, four at a time. Each one that
// was acknowledged is said on a line of its own.
import { writeSync } from "node:fs";
import sharp from "sharp";
import { sandboxGateway } from "#app/adapters/adapters.server.ts";
import { now } from "#app/core/clock.ts";
import { newId } from "#app/core/id.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { env } from "#app/core/settings/env.server.ts";
import { prepareJobs } from "#app/db/jobs/jobs.server.ts";
import { migrateDatabase } from "#app/db/migrating/migrate.server.ts";
import { connectDatabase, inTransaction } from "#app/db/opening/client.server.ts";
import { student } from "#app/db/schema/students.ts";
import { appUser, userRole } from "#app/db/schema/users.ts";
import { documentJobs } from "#app/features/documents/server/document-jobs.server.ts";
import { notificationJobs } from "#app/features/notifications/server/outbox/message-jobs.server.ts";
import { acceptPaymentReturn } from "#app/features/payments/server/accept-payment-return.server.ts";
import { openRegistrationPayment } from "#app/features/registration/server/paying/open-registration-payment.server.ts";
import { settleRegistration } from "#app/features/registration/server/paying/settle-registration.server.ts";
import { submitRegistration } from "#app/features/registration/server/submit-registration.server.ts";
import { wholeRegistration } from "#tests/support/registration-answers.ts";

const atOnce = 4;
const noise = { type: "gaussian", mean: 128, sigma: 60 } as const;
const photo = await sharp({ create: { width: 520, height: 520, channels: 3, background: "#888", noise } })
  .jpeg({ quality: 90 })
  .toBuffer();
const say = (line: string) => writeSync(1, `${line}\n`);

await connectDatabase(env(), { onSlowQuery: () => undefined });
await migrateDatabase();
await prepareJobs([...documentJobs, ...notificationJobs]);
say(`ready ${photo.byteLength}`);
await Promise.all(Array.from({ length: atOnce }, registerForEver));

async function registerForEver(): Promise<never> {
  for (;;) {
    const actor = await newStudent();
    const file = (name: string) => new File([new Uint8Array(photo)], name, { type: "image/jpeg" });
    const done = await submitRegistration(actor, {
      answers: wholeRegistration(),
      files: {
        aadhaarImage: file("aadhaar.jpg"),
        bankPassbook: file("passbook.jpg"),
        relationshipDocs: file("ration-card.jpg"),
      },
      refusals: {},
      key: newId(),
    });
    if (done.kind !== "submitted") throw new Error("The registration was not taken");
    const payment = await openRegistrationPayment(actor, done.id);
    const order = payment?.checkout?.fields.order_id ?? "";
    await acceptPaymentReturn(sandboxGateway().payReturn(order), { registration: settleRegistration });
    say(`done ${done.id}`);
  }
}

/** Signing in by OTP is not what is measured here. */
async function newStudent(): Promise<Actor> {
  const [userId, studentId] = [newId(), newId()];
  await inTransaction(async (tx) => {
    await tx.insert(appUser).values({ id: userId, createdAt: now() });
    await tx.insert(userRole).values({ userId, role: "student", grantedAt: now() });
    await tx.insert(student).values({ id: studentId, userId, createdAt: now() });
  });
  return { role: "student", userId, studentId, language: "en" };
}
