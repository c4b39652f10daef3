import { expect, test } from "vitest";
import { newId } from "#app/core/id.ts";
import { type Actor, visitor } from "#app/core/portals/permissions.ts";
import { getEnquiry } from "#app/features/helpdesk/server/enquiries/get-enquiry.server.ts";
import { notificationJobs } from "#app/features/notifications/server/outbox/message-jobs.server.ts";
import { useTestDatabase } from "#tests/support/test-database.ts";
import { getMockTest } from "./get-mock-test.server.ts";
import { reportMockQuestion } from "./report-mock-question.server.ts";

useTestDatabase({ jobs: notificationJobs });

const admin: Actor = { role: "admin", staffRoles: ["super_admin"], userId: newId(), language: "en" };
const mock = getMockTest("neet-ug");
const [question] = mock.questions;
if (!question) throw new Error("no question");

function formOf(fields: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
}

const person = { name: "Asha Rao", email: "asha.rao@example.com", phone: "9876543210" };

test("a wrong question comes to the helpdesk with its exam and number", async () => {
  const sent = formOf({ ...person, message: "Two options are right." });
  const received = await reportMockQuestion(visitor, { test: mock, question }, sent, "10.0.0.1");
  if (received.kind !== "saved") throw new Error(received.kind);
  const { message } = await getEnquiry(admin, received.enquiryId);
  expect(message).toContain(`Mock test NEET UG, question ${question.id}:`);
  expect(message).toContain("Two options are right.");
});

test("refused, it keeps what was typed and nothing that we added", async () => {
  const sent = formOf({ ...person, email: "not an address", message: "Two options are right." });
  const received = await reportMockQuestion(visitor, { test: mock, question }, sent, "10.0.0.1");
  if (received.kind !== "refused") throw new Error(received.kind);
  expect(received.reply.error).toHaveProperty("email");
  expect(received.reply.initialValue).toMatchObject({ message: "Two options are right." });
  const empty = formOf({ ...person, message: " " });
  const refused = await reportMockQuestion(visitor, { test: mock, question }, empty, "10.0.0.1");
  expect(refused.kind === "refused" && refused.reply.error).toHaveProperty("message");
});
