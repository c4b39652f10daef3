import { and, eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { newFormKey } from "#app/core/forms/form-key.ts";
import { drainJobs } from "#app/db/jobs/jobs.server.ts";
import { database } from "#app/db/opening/client.server.ts";
import { applicationCheck } from "#app/db/schema/applications.ts";
import { notification } from "#app/db/schema/messages.ts";
import { useApplicationWorld } from "#tests/support/application-world.ts";
import {
  giveAccount,
  insertApplications,
  makeInstitute,
  reviewWorldJobs,
  statusOf,
} from "#tests/support/review-world.ts";
import { useTestDatabase } from "#tests/support/test-database.ts";
import { reviewList } from "../../review-list.ts";
import { listReviews } from "../lists/list-reviews.server.ts";
import { listBulk } from "./list-bulk.server.ts";
import { prepareBulk } from "./prepare-bulk.server.ts";
import { runBulk } from "./run-bulk.server.ts";
import { sendBackBulk } from "./send-back-bulk.server.ts";
import { settleBulk } from "./settle-bulk.server.ts";

useTestDatabase({ jobs: reviewWorldJobs });
const clock = useApplicationWorld();
const noon = "2026-11-15T06:00:00Z";
const list = () => reviewList.read("/institute/applications");
const problem = async (work: Promise<unknown>) =>
  work.then(
    () => "done",
    (error: { code?: string }) => error.code ?? "other",
  );

it("D8: what would be refused in the end is said to who prepares it; a row says what it waits for; some go back", async () => {
  clock.stand(noon);
  const { owner, verifier, scholarship } = await makeInstitute();
  for (const member of [owner, verifier]) await giveAccount(member);
  const made = await insertApplications(scholarship.id, 3);
  const [a = "", b = "", c = ""] = made.map(({ id }) => id);
  const prepare = (verdict: "approve" | "reject" | "waitlist", ids: string[]) =>
    prepareBulk(verifier, {
      formKey: newFormKey(),
      verdict,
      ids,
      reasons: verdict === "reject" ? ["seats_full"] : [],
    });
  const refusal = async (work: Promise<unknown>) =>
    work.then(
      () => null,
      (error: { fieldErrors?: { ids?: string[] } }) => error.fieldErrors?.ids?.[0] ?? "other",
    );
  const open = and(eq(applicationCheck.applicationId, c), eq(applicationCheck.status, "verified"));
  await database().update(applicationCheck).set({ status: "pending" }).where(open);
  expect(await refusal(prepare("approve", [a, c]))).toMatch(/^Not every check is verified: AP-/);
  const id = await prepare("approve", [a, b]);
  const refused = await refusal(prepare("reject", [b, c]));
  expect(refused).toMatch(/^Already in a decision about many that waits: AP-\S+\. /);
  // At the same moment only one of two can have them.
  const both = await Promise.all([refusal(prepare("reject", [c])), refusal(prepare("waitlist", [c]))]);
  expect(both.filter((said) => said === null)).toHaveLength(1);
  const marked = async () => {
    const { rows } = await listReviews(owner, list());
    return rows.filter(({ isToConfirm }) => isToConfirm).map((row) => row.id);
  };
  expect((await marked()).toSorted()).toEqual([a, b, c].toSorted());
  const shown = async () => (await listBulk(owner)).find((one) => one.id === id);
  expect(await shown()).toMatchObject({ left: 2, sum: "₹40,000" });

  const back = { bulkId: id, back: [b], reason: "Two parents have lost their work" };
  expect(await problem(sendBackBulk(verifier, back))).toBe("forbidden");
  expect(await problem(sendBackBulk((await makeInstitute()).owner, back))).toBe("not_found");
  await sendBackBulk(owner, back);
  expect(await problem(sendBackBulk(owner, back))).toBe("conflict");
  expect(await shown()).toMatchObject({ left: 1, sum: "₹20,000", refused: 1, status: "waiting" });
  expect((await shown())?.items.find((item) => item.isBack)).toMatchObject({ id: b, problem: back.reason });
  expect(await marked()).not.toContain(b);
  const own = eq(notification.userId, verifier.userId ?? "");
  expect((await database().select().from(notification).where(own)).map(({ message }) => message)).toEqual([
    expect.stringContaining(back.reason),
  ]);
  await settleBulk(owner, id, "confirm");
  await drainJobs(reviewWorldJobs);
  expect(await Promise.all([a, b].map(statusOf))).toEqual(["approved", "under_review"]);
  expect(await problem(sendBackBulk(owner, { ...back, back: [a] }))).toBe("conflict");
});

it("a decision that nobody has confirmed is carried out by nobody; a confirmed rejection rejects", async () => {
  clock.stand(noon);
  const { owner, verifier, scholarship } = await makeInstitute();
  for (const member of [owner, verifier]) await giveAccount(member);
  const [made] = await insertApplications(scholarship.id, 1);
  const one = made?.id ?? "";
  const id = await prepareBulk(verifier, {
    formKey: newFormKey(),
    verdict: "reject",
    ids: [one],
    reasons: ["seats_full"],
  });
  await runBulk(id);
  expect(await statusOf(one)).toBe("under_review");
  await settleBulk(owner, id, "confirm");
  await drainJobs(reviewWorldJobs);
  expect(await statusOf(one)).toBe("rejected");
});
