import { and, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { newFormKey } from "#app/core/forms/form-key.ts";
import { parseListQuery } from "#app/core/lists/list-query.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { database } from "#app/db/opening/client.server.ts";
import { outboundMessage } from "#app/db/schema/messages.ts";
import { appUser } from "#app/db/schema/users.ts";
import { getApplication } from "#app/features/applications/server/get-application.server.ts";
import { notificationList } from "#app/features/notifications/notification-list.ts";
import { listNotifications } from "#app/features/notifications/server/bell/list-notifications.server.ts";
import { openBody } from "#app/features/notifications/server/outbox/message-envelope.server.ts";
import { makeFullDraft, makeStudent, submit, useApplicationWorld } from "#tests/support/application-world.ts";
import { makeInstitute, reviewWorldJobs } from "#tests/support/review-world.ts";
import { useTestDatabase } from "#tests/support/test-database.ts";
import { checkApplication } from "./check-application.server.ts";
import { decideReview } from "./decisions/decide-review.server.ts";
import { makeDecisionBundle } from "./decisions/make-decision-bundle.server.ts";
import { readReview } from "./read-review.server.ts";

useTestDatabase({ jobs: reviewWorldJobs });
useApplicationWorld();

async function sentByReaderOf(language: "te" | "hi") {
  const { owner, scholarship } = await makeInstitute();
  const student = { ...(await makeStudent()), language };
  await database().update(appUser).set({ language }).where(eq(appUser.id, student.userId));
  const { id, number } = await makeFullDraft(student, scholarship.slug);
  await submit(student, id);
  return { owner, student, id, number };
}

const bellOf = async (actor: Actor) =>
  (await listNotifications(actor, parseListQuery(notificationList, "/"), actor.language)).rows.map(
    ({ message }) => message,
  );
const mailsAbout = async (id: string) => {
  const rows = await database()
    .select()
    .from(outboundMessage)
    .where(and(eq(outboundMessage.subjectId, id), eq(outboundMessage.channel, "email")));
  return rows.map((row) => (row.bodyEncrypted ? openBody(row.id, row.bodyEncrypted).text : "")).join("\n");
};

test("S20: a defect chosen from the saved sentences reaches her in her language, on the page, bell and by e-mail", async () => {
  const { owner, student, id, number } = await sentByReaderOf("te");
  expect((await readReview(owner, number)).reads).toBe("te");
  const finding = { code: "incomeCert", verdict: "defect", reason: "out_of_date" } as const;
  await checkApplication(owner, id, { ...finding, sentence: "income_old", note: "Ask at counter 4." });

  const telugu = "ఈ ఆదాయ ధ్రువపత్రం ఇప్పుడు చెల్లదు.";
  const check = (await getApplication(student, number)).checks.find(({ status }) => status === "defect");
  expect(check?.sentence).toContain(telugu);
  // The reviewer's own words stay apart from ours.
  expect(check?.note).toBe("Ask at counter 4.");
  expect((await bellOf(student)).join()).toContain(telugu);
  // S35: what hangs under the bell follows when she changes the language.
  expect((await bellOf({ ...student, language: "hi" })).join()).toContain("यह आय प्रमाण पत्र अब मान्य नहीं है");
  expect(await mailsAbout(id)).toContain(telugu);
  // The desk reads the same sentence in English, and so does she when she changes the language.
  const seen = (await readReview(owner, number)).checks.find(({ code }) => code === "incomeCert");
  expect(seen?.sentence).toContain("no longer valid");
  const inHindi = await getApplication({ ...student, language: "hi" }, number);
  expect(inHindi.checks.find(({ status }) => status === "defect")?.sentence).toContain("आय प्रमाण पत्र");
});

test("S20: so does the reason of a decision; the signed file names it by its code", async () => {
  const { owner, student, id, number } = await sentByReaderOf("hi");
  await decideReview(
    owner,
    id,
    { verdict: "reject", reasons: ["seats_full"], sentence: "again_next_year" },
    newFormKey(),
  );
  const view = await getApplication(student, number);
  expect(view.decisionSentence).toBe("आप अगले साल फिर से आवेदन कर सकते हैं।");
  expect((await bellOf(student)).join()).toContain("आप अगले साल फिर से");
  const bundle = await makeDecisionBundle(student, number);
  expect(bundle.decision.sentence).toBe("again_next_year");
  expect(bundle.reasonsInWords).toContain("You can apply again next year.");
});
