import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";

const root = join(import.meta.dirname, "../../..");

const owner = "the contact of an account, which its owner has proven";
const desk = "a person at the desk has read it and sends it";
const proof = "a visitor typed it: it waits for the address's own yes (proof)";

/** X24: everything that sends a message, and why its receiver is no stranger that a visitor has typed in. */
const receivers: Record<string, string> = {
  "applications/server/tell-student.server.ts":
    "a student who is signed in by her phone, and the address she gave in her own application",
  "comments/server/tell-mentioned.server.ts": "a colleague, by the address of the account or the team",
  "content/server/letters/send-letters.server.ts": "a reader who has confirmed the letters",
  "content/server/letters/subscribe-to-letters.server.ts": "it is the question itself: neutral, once a day",
  "csr/server/reports/send-csr-reports.server.ts": owner,
  "documents/server/remind-of-papers.server.ts": owner,
  "helpdesk/server/enquiries/answer-enquiry.server.ts": desk,
  "helpdesk/server/enquiries/submit-enquiry.server.ts": proof,
  "helpdesk/server/bookings/tell-booker.server.ts": proof,
  "helpdesk/server/counsellors/tell-counsellor.server.ts": "a counsellor, by the address that the desk keeps",
  "identity/server/contacts/ask-email-confirmation.server.ts":
    "it is the question itself: neutral, once a day",
  "identity/server/audit/mail-seals.server.ts": "the auditor's address, by setting",
  "institutes/server/partnerships/acknowledge-partnership.server.ts": proof,
  "institutes/server/partnerships/mail-partnership-link.server.ts": proof,
  "institutes/server/tell-institute.server.ts": desk,
  "insurance/server/campaigns/send-campaign-batch.server.ts": desk,
  "insurance/server/claims/tell-claimant.server.ts": desk,
  "insurance/server/campaigns/test-campaign.server.ts": "whoever at the desk tries the campaign",
  "notifications/server/outbox/end-message.server.ts": "who was to get the same by WhatsApp",
  "notifications/server/outbox/queue-message.server.ts": "it is the mechanism",
  "notifications/server/outbox/queue-to-phone.server.ts": "it is the mechanism",
  "organisations/server/send-joining-code.server.ts": "it is the question itself: a code, six a day",
  "organisations/server/tell-joiner.server.ts": "an address that was proven by that code",
  "publishing/suggestions/server/tell-suggester.server.ts": proof,
  "recovery/server/asking/tell-asker.server.ts": "a phone that was proven by a code",
  "recovery/server/warn-owner.server.ts": owner,
  "registration/server/paying/settle-registration.server.ts": owner,
  "registration/server/tell-registered.server.ts": owner,
  "reports/list-mails/send-list-mails.server.ts":
    "a colleague of the desk, by the address of the account or the team",
  "reports/server/send-reports.server.ts": owner,
  "reviews/many/tell-group-person.server.ts":
    "a student who is signed in by her phone, and the address she gave in her own application",
  "reviews/server/lists/queue-review-digests.server.ts": "a member of an institute",
};

const senders = globSync("app/features/**/*.server.ts", { cwd: root })
  .filter((file) => !file.includes(".test."))
  .filter((file) => /\bqueueMessages?(<[^>]*>)?\(/.test(readFileSync(join(root, file), "utf8")))
  .map((file) => file.replace("app/features/", ""))
  .filter((file) => file !== "notifications/server/outbox/queue-messages.server.ts")
  .sort();

test("X24: every sender is listed with why its receiver is no stranger", () => {
  expect(senders).toEqual(Object.keys(receivers).sort());
});

describe("X24: what a visitor has typed waits for a proof", () => {
  const typed = Object.entries(receivers).filter(([, why]) => why === proof);
  test.each(typed)("%s", (file) => {
    expect(readFileSync(join(root, "app/features", file), "utf8")).toMatch(/\bproof\b/);
  });
});
