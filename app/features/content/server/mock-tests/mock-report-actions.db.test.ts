import { describe, expect, test } from "vitest";
import { newId } from "#app/core/id.ts";
import { type Actor, visitor } from "#app/core/portals/permissions.ts";
import { getEnquiry } from "#app/features/helpdesk/server/enquiries/get-enquiry.server.ts";
import { notificationJobs } from "#app/features/notifications/server/outbox/message-jobs.server.ts";
import { everyButton, pressOf } from "#tests/support/every-button.ts";
import { useTestDatabase } from "#tests/support/test-database.ts";
import { getMockTest } from "./get-mock-test.server.ts";
import { mockReportActions } from "./mock-report-actions.server.ts";

useTestDatabase({ jobs: notificationJobs });

const admin: Actor = { role: "admin", staffRoles: ["super_admin"], userId: newId(), language: "en" };
const [question] = getMockTest("neet-ug").questions;
if (!question) throw new Error("no question");
const params = { test: "neet-ug", question: question.id };
const person = { name: "Asha Rao", email: "asha.rao@example.com", phone: "9876543210" };

describe("what is wrong with a question", () => {
  everyButton(mockReportActions, {
    async report(press) {
      const pressed = await press(visitor, { ...person, message: "Two options are right." }, params);
      if (!("to" in pressed)) throw new Error("It was refused.");
      const { message, subject } = await getEnquiry(admin, pressed.to.split("/").at(-1) ?? "");
      expect(subject).toBe("Technical Support");
      expect(message).toContain(`Mock test NEET UG, question ${question.id}:`);
      expect(message).toContain("Two options are right.");
    },
  });
});

const send = (fields: Record<string, string>, at: Record<string, string> = params) => {
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...person, ...fields })) form.set(name, value);
  return mockReportActions.press(pressOf(visitor, at), form);
};

test("refused, it keeps what was typed and nothing that we added", async () => {
  await expect(send({ email: "not an address", message: "Two options are right." })).resolves.toMatchObject({
    status: 422,
    answer: {
      errors: { email: [expect.any(String)] },
      typed: { message: ["Two options are right."] },
    },
  });
  await expect(send({ message: " " })).resolves.toMatchObject({
    answer: { errors: { message: [expect.any(String)] } },
  });
});

test("a question that is not there is a page that is not there", async () => {
  await expect(send({ message: "Wrong." }, { ...params, question: "none" })).rejects.toMatchObject({
    status: 404,
  });
});
