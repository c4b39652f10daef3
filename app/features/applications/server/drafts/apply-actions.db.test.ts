import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { now } from "#app/core/clock.ts";
import { newFormKey } from "#app/core/forms/form-key.ts";
import { newId } from "#app/core/id.ts";
import { type Actor, visitor } from "#app/core/portals/permissions.ts";
import { database } from "#app/db/opening/client.server.ts";
import { application } from "#app/db/schema/applications.ts";
import { scholarship } from "#app/db/schema/scholarships.ts";
import { student } from "#app/db/schema/students.ts";
import { helpersActions } from "#app/features/identity/helping/helpers-actions.server.ts";
import { letHelp } from "#app/features/identity/helping/let-help.server.ts";
import { listHelpers } from "#app/features/identity/helping/list-helpers.server.ts";
import {
  applicationWorldJobs,
  makeFullDraft,
  makeScholarship,
  makeStudent,
  pdfFile,
  useApplicationWorld,
} from "#tests/support/application-world.ts";
import { everyButton, pressOf } from "#tests/support/every-button.ts";
import { freshPhone, sentMessages, useIdentityWorld } from "#tests/support/identity-world.ts";
import { useTestDatabase } from "#tests/support/test-database.ts";
import { listAttached } from "../papers/list-attached.server.ts";
import { submitApplication } from "../sending/submit-application.server.ts";
import { applyActions } from "./apply-actions.server.ts";
import { visitorAnswers } from "./visitor-answers.server.ts";

useTestDatabase({ jobs: applicationWorldJobs });
useApplicationWorld();
const world = useIdentityWorld({ hoursBetweenTests: 25 });

const rowsOf = async ({ studentId = "" }: Actor) =>
  database().select().from(application).where(eq(application.studentId, studentId));
const answersOf = async (actor: Actor) => {
  const [row] = await rowsOf(actor);
  return Object.fromEntries(Object.entries(row?.answers ?? {}).map(([field, { value }]) => [field, value]));
};

/** The form of a step, as its page sends it. */
const formOf = (actor: Actor, slug: string, step: string, more: Record<string, string | File> = {}) => ({
  student: actor.studentId ?? "",
  scholarship: slug,
  step,
  formKey: newFormKey(),
  ...more,
});

async function full() {
  const asha = await makeStudent();
  const { slug, id: scholarshipId } = await makeScholarship();
  const { id, number } = await makeFullDraft(asha, slug);
  const status = async () => (await rowsOf(asha))[0]?.status;
  return { asha, slug, scholarshipId, id, number, status };
}

/** Somebody who helps her, as the pages that let helpers in see them. */
async function helperOf(asha: Actor): Promise<Actor> {
  const details = { name: "Lakshmi Devi", kind: "csc" as const, phone: freshPhone(), days: "7" as const };
  const form = new FormData();
  for (const [name, value] of Object.entries({ intent: "code", ...details })) form.set(name, value);
  await helpersActions.press(pressOf(asha), form);
  await letHelp(asha, { ...details, otp: sentMessages.at(-1)?.values.code ?? "" }, "203.0.113.9");
  const [helper] = await listHelpers(asha);
  return { ...asha, helper: { id: helper?.id ?? "", name: details.name } };
}

describe("the wizard", () => {
  everyButton(applyActions, {
    async next(press) {
      const asha = await makeStudent();
      const { slug } = await makeScholarship();
      const pressed = await press(asha, formOf(asha, slug, "1", { city: "Guntur" }), {}, { cookie: "" });
      expect(pressed).toEqual({
        to: expect.stringMatching(/^\/apply\?application=AP-.*&step=2$/),
        headers: { "Set-Cookie": visitorAnswers.erase() },
      });
      expect(await answersOf(asha)).toMatchObject({ city: "Guntur" });
      expect((await rowsOf(asha))[0]).toMatchObject({ status: "draft", step: "2" });
    },
    async previous(press) {
      const { asha, number } = await full();
      const fields = { ...formOf(asha, "", "3"), application: number, fatherName: "Rama Rao" };
      expect(await press(asha, fields)).toMatchObject({ to: `/apply?application=${number}&step=2` });
      expect(await answersOf(asha)).toMatchObject({ fatherName: "Rama Rao" });
      expect((await rowsOf(asha))[0]?.step).toBe("2");
      // Floored at the first.
      expect(await press(asha, { ...fields, step: "1" })).toMatchObject({
        to: `/apply?application=${number}&step=1`,
      });
    },
    async save(press) {
      const { asha, id, number, slug } = await full();
      const fields = { ...formOf(asha, slug, "4"), application: number, bankAccount: "1" };
      // A file that is none is told at its field; what came with it is kept, and so are the other papers.
      const wrong = new File(["not a picture"], "photo.jpg", { type: "image/jpeg" });
      const before = (await listAttached(id)).length;
      expect(await press(asha, { ...fields, photo: wrong, city: "Tenali" })).toMatchObject({
        status: 200,
        answer: { form: "save", errors: { photo: [expect.any(String)] } },
      });
      expect(await answersOf(asha)).toMatchObject({ city: "Tenali", bankAccount: "invalid" });
      expect(await listAttached(id)).toHaveLength(before);
      expect(await press(asha, { ...fields, photo: await pdfFile("new.pdf") })).toMatchObject({
        to: `/apply?application=${number}&step=4`,
      });
      // Neither sent back nor kept in clear.
      expect(JSON.stringify(await press(asha, { ...fields, photo: wrong }))).not.toContain("bankAccount");
    },
    async family(press) {
      const { asha } = await full();
      const ravi = { ...asha, studentId: newId() };
      const of = { userId: asha.userId, name: "Ravi Rao", createdAt: now() };
      await database()
        .insert(student)
        .values({ id: ravi.studentId, ...of });
      const { slug } = await makeScholarship();
      expect(await press(ravi, formOf(ravi, slug, "3", { city: "Guntur" }))).toMatchObject({
        to: expect.stringMatching(/&step=3$/),
      });
      // What is typed already stays; the rest is her family's.
      expect(await answersOf(ravi)).toMatchObject({ city: "Guntur", motherName: "Lakshmi Rao" });
    },
    async back(press) {
      const { asha, slug, number } = await full();
      const fields = { ...formOf(asha, slug, "1"), application: number, city: "Nellore" };
      expect(await press(asha, fields)).toMatchObject({ to: `/scholarships/${slug}` });
      expect(await answersOf(asha)).toMatchObject({ city: "Nellore" });
      expect(await press(asha, { ...fields, scholarship: "" })).toMatchObject({ to: "/student/dashboard" });
      expect(await press(await helperOf(asha), fields)).toMatchObject({ to: "/helping" });
    },
    async send_code(press) {
      const { asha, slug, number } = await full();
      const lakshmi = await helperOf(asha);
      const fields = { ...formOf(asha, slug, "5"), application: number };
      await expect(press(asha, fields)).rejects.toMatchObject({ status: 403 });
      expect(await press(lakshmi, fields)).toMatchObject({
        status: 200,
        answer: { errors: {}, shown: { code: "codeSent" } },
      });
      expect(sentMessages.at(-1)).toMatchObject({ template: "otp-helped-send" });
      // Too many of them in a row are told beside the button, and nothing is sent.
      const codes: unknown[] = [];
      for (let time = 0; time < 8; time += 1) {
        world.move(61);
        const pressed = await press(lakshmi, fields);
        codes.push("answer" in pressed && pressed.answer.shown);
      }
      expect(codes.at(-1)).toEqual({ code: "codeWait" });
      const before = sentMessages.length;
      await press(lakshmi, fields);
      expect(sentMessages).toHaveLength(before);
      // What is not whole yet says so at its steps, and no code is sent for it.
      const bare = await makeStudent();
      const pressed = await press(await helperOf(bare), formOf(bare, slug, "5"));
      expect(pressed).toMatchObject({
        to: expect.stringMatching(/^\/apply\?application=AP-.*&step=5&check=1$/),
      });
      expect(sentMessages.at(-1)?.template).not.toBe("otp-helped-send");
    },
    async submit(press) {
      const { asha, slug, number, status } = await full();
      const fields = { ...formOf(asha, slug, "5"), application: number };
      const stays = (code: string) => ({ status: 200, answer: { shown: { code } } });
      expect(await press(asha, fields)).toMatchObject(stays("mayShare"));
      await expect(press(await makeStudent(), { ...fields, mayShare: "on" })).rejects.toMatchObject({
        status: 409,
        code: "other_student",
      });
      expect(await status()).toBe("draft");
      const sent = { to: `/applications/${number}/receipt?sent=1` };
      expect(await press(asha, { ...fields, mayShare: "on" })).toEqual(sent);
      expect(await status()).toBe("under_review");
      // A second press of the same form is the same answer.
      expect(await press(asha, { ...fields, mayShare: "on" })).toEqual(sent);
      expect(await rowsOf(asha)).toHaveLength(1);
    },
  });
});

const send = (actor: Actor, fields: Record<string, string>, receivedAt = now()) => {
  const form = new FormData();
  for (const [name, value] of Object.entries({ intent: "submit", mayShare: "on", ...fields }))
    form.set(name, value);
  return applyActions.press({ ...pressOf(actor), receivedAt }, form);
};

test("what stands in the way of sending is said where it was pressed, or at its steps", async () => {
  const { asha, slug, scholarshipId, number, status } = await full();
  const fields = { ...formOf(asha, slug, "5"), application: number };
  // T20: the moment the form was sent decides, by the server's clock.
  expect(await send(asha, fields, new Date("2027-12-20T00:00:00Z"))).toMatchObject({
    status: 200,
    answer: { shown: { code: "closed" } },
  });
  await database().update(scholarship).set({ status: "paused" }).where(eq(scholarship.id, scholarshipId));
  expect(await send(asha, fields)).toMatchObject({ answer: { shown: { code: "paused" } } });
  await database().update(scholarship).set({ status: "active" }).where(eq(scholarship.id, scholarshipId));
  const form = new FormData();
  const cleared = { ...fields, step: "1", intent: "save", city: "" };
  for (const [name, value] of Object.entries(cleared)) form.set(name, value);
  await applyActions.press(pressOf(asha), form);
  expect(await send(asha, fields)).toEqual({ to: `/apply?application=${number}&step=5&check=1` });
  expect(await status()).toBe("draft");
});

test("what a helper has filled goes with her code only, and a wrong one is told beside it", async () => {
  const { asha, slug, number, status } = await full();
  const lakshmi = await helperOf(asha);
  const fields = { ...formOf(asha, slug, "5"), application: number };
  const code = new FormData();
  for (const [name, value] of Object.entries({ ...fields, intent: "send_code" })) code.set(name, value);
  await applyActions.press(pressOf(lakshmi), code);
  expect(await send(lakshmi, { ...fields, otp: "000000" })).toMatchObject({
    answer: { shown: { code: "otp" }, typed: expect.not.objectContaining({ otp: expect.anything() }) },
  });
  expect(await status()).toBe("draft");
  const otp = sentMessages.findLast(({ template }) => template === "otp-helped-send")?.values.code ?? "";
  expect(await send(lakshmi, { ...fields, otp })).toEqual({ to: `/helping/${number}?sent=1` });
  expect(await status()).toBe("under_review");
});

test("what was sent already is not changed: the whole page says so", async () => {
  const { asha, id, number } = await full();
  await submitApplication(asha, id, { formKey: newFormKey(), receivedAt: now(), mayShare: true });
  const fields = { ...formOf(asha, "", "1"), application: number, intent: "next", city: "Elsewhere" };
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  await expect(applyActions.press(pressOf(asha), form)).rejects.toMatchObject({
    status: 409,
    code: "wrong_state",
  });
  expect(await answersOf(asha)).not.toMatchObject({ city: "Elsewhere" });
});

test("P10: a visitor's words wait sealed in the browser and lead to the step the button named", async () => {
  const steps: Record<string, string> = { next: "3", previous: "1", save: "2", submit: "2" };
  for (const [intent, step] of Object.entries(steps)) {
    const form = new FormData();
    const fields = {
      intent,
      step: "2",
      scholarship: "test-award-1",
      course: "BA",
      bankAccount: "30211234567",
    };
    for (const [name, value] of Object.entries(fields)) form.set(name, value);
    const pressed = await applyActions.press(pressOf(visitor, {}, { cookie: "" }), form);
    const path = `/apply?scholarship=test-award-1&step=${step}`;
    expect(pressed).toMatchObject({ to: `/login?next=${encodeURIComponent(path)}` });
    const cookie = new Headers(pressed.headers).get("Set-Cookie")?.split(";")[0] ?? "";
    const back = new Request("http://x/", { headers: { cookie } });
    expect(visitorAnswers.read(back, visitor)).toEqual({ course: "BA" });
  }
});
