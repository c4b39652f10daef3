import { expect, test } from "vitest";
import { sandboxAadhaarQr } from "#app/adapters/sandbox-aadhaar.server.ts";
import { newId } from "#app/core/id.ts";
import { inTransaction } from "#app/db/opening/client.server.ts";
import { documentJobs } from "#app/features/documents/server/document-jobs.server.ts";
import { notificationJobs } from "#app/features/notifications/server/outbox/message-jobs.server.ts";
import { takeAadhaarQr } from "#app/features/registration/aadhaar-qr/take-aadhaar-qr.server.ts";
import { saveRegistration } from "#app/features/registration/server/save-registration.server.ts";
import { actorOf, freshPhone, signInByPhone, useIdentityWorld } from "#tests/support/identity-world.ts";
import { useTestDatabase } from "#tests/support/test-database.ts";
import { findKnownAnswers } from "./drafts/find-known-answers.server.ts";

useTestDatabase({ jobs: [...documentJobs, ...notificationJobs] });
useIdentityWorld();

test("where she lives, by the QR of her card, stands in her later form; the school's state does not overrule it", async () => {
  const actor = await actorOf(await signInByPhone(freshPhone()));
  await saveRegistration(actor, { state: "karnataka" });
  const before = await inTransaction((tx) =>
    findKnownAnswers(tx, actor, { applicationId: newId(), isAssisted: false }),
  );
  expect(before.answers.address).toBeUndefined();
  const card = { name: "Asha Rao", born: "2004-03-11", gender: "female", lastFour: "8129" } as const;
  const text = await sandboxAadhaarQr({ ...card, trick: "none" });
  expect(await takeAadhaarQr(actor, { text, photo: null })).toEqual({});
  const { answers } = await inTransaction((tx) =>
    findKnownAnswers(tx, actor, { applicationId: newId(), isAssisted: false }),
  );
  expect(answers).toMatchObject({
    fullName: { value: "Asha Rao", from: "registration" },
    address: { value: "4-12, Station Road, Near the school, Kesamudram" },
    city: { value: "Kesamudram" },
    pincode: { value: "506112" },
    state: { value: "telangana" },
  });
});
