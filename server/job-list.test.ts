import { expect, test } from "vitest";
import { jobs } from "./job-list.ts";

/**
 * In Indian time, as the queue reads them. Written by hand, and read when it changes: nobody notices at once what runs
 * no longer, or in the middle of the night.
 */
const schedules = {
  "audit.seal": "*/10 * * * *",
  "idempotency.purge": "17 * * * *",
  "scholarship.tell-students": "30 6 * * *",
  "scholarship.tell-changes": "*/15 * * * *",
  "scholarship.check-links": "15 2 * * *",
  "service.beat": "* * * * *",
  "application.escalate": "*/10 * * * *",
  "application.seal": "20 3 * * *",
  "application.forget": "50 3 * * *",
  "application.remind": "10 10 * * *",
  "review.move-up": "*/2 * * * *",
  "review.remind": "*/15 * * * *",
  "identity.sweep": "10 * * * *",
  "audit.mail-seals": "30 5 * * *",
  "work.digest": "0 8 * * *",
  "work.escalate": "20 * * * *",
  "partnership.sweep": "*/10 * * * *",
  "institute.remind-terms": "20 9 * * *",
  "joining.sweep": "*/10 * * * *",
  "recovery.sweep": "*/10 * * * *",
  "message.watch": "* * * * *",
  "message.prune": "20 3 * * *",
  "push.ring": "* * * * *",
  "payment.reconcile": "*/5 * * * *",
  "enquiry.sweep": "*/5 * * * *",
  "document.sweep": "40 * * * *",
  "document.remind": "20 10 * * *",
  "booking.remind": "*/30 8-20 * * *",
  "campaign.send": "* * * * *",
  "fraud.detect": "20 2 * * *",
  "report.send": "0 7 * * *",
  "list.send": "0 7 * * *",
  "letter.send": "0 9 * * 1",
  "ledger.trial-balance": "10 0 * * *",
  "award.reserve": "*/5 * * * *",
  "award.end-offers": "20 9 * * *",
  "donation.lapse": "30 0 * * *",
  "money.forget": "55 3 * * *",
  "giving.remind-of-approvals": "0 8 * * *",
  "giver.monthly-impact": "0 9 1 * *",
  "csr.send-reports": "15 7 * * *",
  "csr.remind-duties": "30 7 * * *",
  "gateway.prune": "20 3 * * *",
  "scholarship.escalate-partners": "*/10 * * * *",
  "scholarship.forget-suggestions": "40 3 * * *",
};

test("C17: every job that runs by itself still does, when it did (T33: the log is sealed every ten minutes)", () => {
  const found = jobs.filter(({ cron }) => cron).map(({ name, cron }) => [name, cron]);
  expect(Object.fromEntries(found)).toEqual(schedules);
  expect(new Set(jobs.map(({ name }) => name)).size).toBe(jobs.length);
});

test("what writes to people by the clock does it by day", () => {
  const hours = (name: keyof typeof schedules) => schedules[name].split(" ")[1] ?? "";
  const byDay = [
    "work.digest",
    "giving.remind-of-approvals",
    "giver.monthly-impact",
    "application.remind",
    "document.remind",
    "institute.remind-terms",
    "award.end-offers",
    "letter.send",
    "report.send",
    "list.send",
    "csr.send-reports",
    "csr.remind-duties",
  ] as const;
  for (const name of byDay) expect([name, Number(hours(name)) >= 7]).toEqual([name, true]);
});
