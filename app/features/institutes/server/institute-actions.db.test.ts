import { and, eq } from "drizzle-orm";
import { beforeAll, describe, expect } from "vitest";
import { newFormKey } from "#app/core/forms/form-key.ts";
import { type Actor, visitor } from "#app/core/portals/permissions.ts";
import { database } from "#app/db/opening/client.server.ts";
import {
  bonafideLetter,
  institute,
  partnershipDocument,
  partnershipNote,
  partnershipRequest,
  rosterStudent,
} from "#app/db/schema/institutes.ts";
import { useApplicationWorld } from "#tests/support/application-world.ts";
import { everyButton } from "#tests/support/every-button.ts";
import { useIdentityWorld } from "#tests/support/identity-world.ts";
import {
  agreed,
  desk,
  draftPartnership,
  instituteWorldJobs,
  makePartner,
  revisionOf,
} from "#tests/support/institute-world.ts";
import { useTestDatabase } from "#tests/support/test-database.ts";
import { checkPartnershipFile } from "./partnership-files/check-partnership-file.server.ts";
import { decidePartnership } from "./partnerships/decide-partnership.server.ts";
import { partnershipActions } from "./partnerships/partnership-actions.server.ts";
import { partnershipAnswerActions } from "./partnerships/partnership-answer-actions.server.ts";
import { partnershipApplyActions } from "./partnerships/partnership-apply-actions.server.ts";
import { submitPartnership } from "./partnerships/submit-partnership.server.ts";
import { rosterNewActions } from "./roster/roster-new-actions.server.ts";
import { rosterStudentActions } from "./roster/roster-student-actions.server.ts";
import { saveRosterStudent } from "./roster/save-roster-student.server.ts";

useTestDatabase({ jobs: instituteWorldJobs });
useApplicationWorld();
useIdentityWorld({ hoursBetweenTests: 1 });

const papers = ["logo", "registration", "accreditation", "pan"];

/** A partnership application at the desk. */
async function request(upTo: "sent" | "taken_up" | "checked") {
  const { id, key, answers } = await draftPartnership();
  await submitPartnership(visitor, key, agreed);
  if (upTo !== "sent") {
    await decidePartnership(desk, { requestId: id, revision: await revisionOf(id), event: "take_up" });
  }
  if (upTo === "checked") {
    for (const field of papers) {
      await checkPartnershipFile(desk, { requestId: id, field, status: "verified", note: "" });
    }
  }
  const now = async () =>
    (await database().select().from(partnershipRequest).where(eq(partnershipRequest.id, id)))[0];
  return {
    answers,
    now,
    key,
    params: { requestId: id },
    to: `/admin/partnerships/${id}`,
    revision: String(await revisionOf(id)),
    notes: () => database().select().from(partnershipNote).where(eq(partnershipNote.requestId, id)),
    paper: async (field: string) =>
      (
        await database()
          .select()
          .from(partnershipDocument)
          .where(and(eq(partnershipDocument.requestId, id), eq(partnershipDocument.field, field)))
      )[0],
  };
}

describe("the buttons of the partnership desk", () => {
  everyButton(partnershipActions, {
    async take_up(press) {
      const { params, revision, now, to } = await request("sent");
      await expect(press(visitor, { revision }, params)).rejects.toMatchObject({ status: 401 });
      await expect(press(desk, { revision }, params)).resolves.toEqual({ to: `${to}?done=take_up` });
      expect(await now()).toMatchObject({ status: "under_review" });
      await expect(press(desk, { revision }, params)).resolves.toMatchObject({ status: 409 });
    },
    async ask_more(press) {
      const { params, revision, now, notes } = await request("taken_up");
      await expect(press(desk, { revision, text: "" }, params)).resolves.toMatchObject({
        status: 422,
        answer: { form: "ask_more", errors: { text: [expect.any(String)] } },
      });
      await press(desk, { revision, text: "Please send the newer accreditation." }, params);
      expect(await now()).toMatchObject({ status: "more_info" });
      expect((await notes()).map(({ text }) => text)).toContain("Please send the newer accreditation.");
    },
    async approve(press) {
      const { params, revision, now, answers } = await request("checked");
      await press(desk, { revision }, params);
      expect(await now()).toMatchObject({ status: "approved" });
      const [made] = await database()
        .select()
        .from(institute)
        .where(eq(institute.requestId, params.requestId));
      expect(made?.name).toBe(answers.instituteName);
    },
    async reject(press) {
      const { params, revision, now } = await request("taken_up");
      const fields = { revision, text: "The number is not in the register." };
      await expect(press(desk, fields, params)).resolves.toMatchObject({ status: 422 });
      await press(desk, { ...fields, reasons: ["not_registered"] }, params);
      expect(await now()).toMatchObject({ status: "rejected" });
    },
    async verified(press) {
      const { params, paper } = await request("taken_up");
      await press(desk, { field: "pan" }, params);
      expect(await paper("pan")).toMatchObject({ status: "verified" });
      expect(await paper("logo")).toMatchObject({ status: "pending" });
    },
    async defect(press) {
      const { params, paper } = await request("taken_up");
      await expect(press(desk, { field: "logo" }, params)).resolves.toMatchObject({
        status: 422,
        answer: { errors: { note_logo: [expect.any(String)] } },
      });
      await press(desk, { field: "logo", note: "Too small to see." }, params);
      expect(await paper("logo")).toMatchObject({ status: "defect", note: "Too small to see." });
    },
    async renew(press) {
      const { requestId } = await makePartner();
      const row = async () =>
        (await database().select().from(institute).where(eq(institute.requestId, requestId)))[0];
      const before = (await row())?.termTo ?? "";
      await press(desk, { termTo: before }, { requestId });
      const after = (await row())?.termTo ?? "";
      expect(Number(after.slice(0, 4)) - Number(before.slice(0, 4))).toBe(3);
      await expect(press(desk, { termTo: before }, { requestId })).resolves.toMatchObject({ status: 409 });
    },
    async reveal(press) {
      const { params } = await request("sent");
      await expect(press(desk, { reason: "" }, params)).resolves.toMatchObject({ status: 422 });
      await expect(press(desk, { reason: "Compared with the register" }, params)).resolves.toMatchObject({
        status: 200,
        answer: { shown: { pan: "AABTK1234F" }, typed: {} },
      });
    },
  });
});

let owner: Actor & { instituteId: string };
let other: Actor;
beforeAll(async () => {
  owner = (await makePartner()).actor;
  other = (await makePartner()).actor;
});
const asha = (admissionNumber: string) => ({
  admissionNumber,
  name: "Asha Rao",
  birthDay: "2008-03-09",
  gender: "female",
  course: "Class 10",
  year: "B",
  phone: "",
});
async function listed(admissionNumber: string) {
  const id = await saveRosterStudent(owner, null, asha(admissionNumber));
  const now = async () => (await database().select().from(rosterStudent).where(eq(rosterStudent.id, id)))[0];
  return { id, now, params: { studentId: id }, to: `/institute/students/${id}` };
}

describe("the form of a new student on the roll", () => {
  everyButton(rosterNewActions, {
    async save(press) {
      await expect(press(owner, { ...asha("N-1"), gender: "" })).resolves.toMatchObject({
        status: 422,
        answer: { errors: { gender: [expect.any(String)] }, typed: { name: ["Asha Rao"] } },
      });
      const pressed = await press(owner, asha("N-1"));
      const [row] = await database()
        .select()
        .from(rosterStudent)
        .where(eq(rosterStudent.admissionNumber, "N-1"));
      expect(row).toMatchObject({ instituteId: owner.instituteId, status: "listed" });
      expect(pressed).toEqual({ to: `/institute/students/${row?.id}` });
    },
  });
});

describe("the buttons of a student on the roll", () => {
  everyButton(rosterStudentActions, {
    async save(press) {
      const { params, now, to } = await listed("S-1");
      await expect(press(other, asha("S-1"), params)).rejects.toMatchObject({ status: 404 });
      await expect(press(owner, { ...asha("S-1"), course: "Class 11" }, params)).resolves.toEqual({ to });
      expect(await now()).toMatchObject({ course: "Class 11" });
    },
    async move(press) {
      // C18: "roll move does nothing".
      const { params, now } = await listed("S-2");
      await press(owner, { event: "confirm" }, params);
      expect(await now()).toMatchObject({ status: "confirmed" });
      await press(owner, { event: "leave" }, params);
      expect(await now()).toMatchObject({ status: "left" });
      await expect(press(owner, { event: "toString" }, params)).rejects.toMatchObject({ status: 400 });
    },
    async letter(press) {
      const { id, params } = await listed("S-3");
      const fields = { purpose: "Scholarship application", formKey: newFormKey() };
      await expect(press(owner, fields, params)).resolves.toMatchObject({ status: 409 });
      await database().update(rosterStudent).set({ status: "confirmed" }).where(eq(rosterStudent.id, id));
      await press(owner, { ...fields, formKey: newFormKey() }, params);
      const letters = await database()
        .select()
        .from(bonafideLetter)
        .where(eq(bonafideLetter.rosterStudentId, id));
      expect(letters).toMatchObject([{ purpose: "Scholarship application" }]);
    },
  });
});

describe("the applicant's answer", () => {
  everyButton(partnershipAnswerActions, {
    async answer(press) {
      const { key, params, now } = await request("taken_up");
      const path = `/institute/apply/${key}`;
      // Nothing was asked: as where the first of two presses has arrived.
      expect(await press(visitor, { answer: "We were founded in 1998." }, { key })).toEqual({ to: path });
      const asked = {
        requestId: params.requestId,
        revision: await revisionOf(params.requestId),
        event: "ask_more" as const,
        text: "When were you founded?",
      };
      await decidePartnership(desk, asked);
      const te = { ...visitor, language: "te" as const };
      expect(await press(te, { answer: " " }, { key })).toMatchObject({
        status: 422,
        answer: { errors: { answer: [expect.stringMatching(/[\u0c00-\u0c7f]/)] } },
      });
      expect(await press(visitor, { answer: "We were founded in 1998." }, { key })).toEqual({ to: path });
      expect((await now())?.status).not.toBe("more_info");
    },
  });
});

describe("the wizard of a partnership", () => {
  const keyIn = (pressed: object) =>
    "to" in pressed ? new URL(String(pressed.to), "http://a/").searchParams.get("draft") : null;
  everyButton(partnershipApplyActions, {
    async next(press) {
      const begun = await press(visitor, { step: "1", instituteName: "Krishna College of Arts" });
      expect(begun).toMatchObject({ to: expect.stringMatching(/^\/institute\/apply\?draft=.+&step=2$/) });
      const again = await press(visitor, { step: "2", draft: keyIn(begun) ?? "" });
      expect([keyIn(again), again]).toEqual([keyIn(begun), { to: expect.stringContaining("step=3") }]);
    },
    async previous(press) {
      const { key } = await draftPartnership();
      expect(await press(visitor, { draft: key, step: "3" })).toEqual({
        to: `/institute/apply?draft=${encodeURIComponent(key)}&step=2`,
      });
    },
    async save(press) {
      const { key } = await draftPartnership();
      expect(await press(visitor, { draft: key, step: "2" })).toMatchObject({
        to: expect.stringContaining("step=2"),
      });
      const sent = await request("sent");
      // In another window it has been sent.
      expect(await press(visitor, { draft: sent.key, step: "2" })).toEqual({
        to: `/institute/apply/${sent.key}`,
      });
    },
    async mail_link(press) {
      const { key } = await draftPartnership();
      expect(await press(visitor, { draft: key, step: "2" })).toMatchObject({
        status: 200,
        answer: { shown: { key, note: "mailed" } },
      });
      expect(await press(visitor, { step: "1" })).toMatchObject({
        answer: { shown: { note: "no_address" } },
      });
    },
    async submit(press) {
      const { key } = await draftPartnership();
      const fields = { draft: key, step: "4" };
      const te = { ...visitor, language: "te" as const };
      expect(await press(te, fields)).toMatchObject({
        status: 422,
        answer: {
          errors: { agreeTerms: [expect.stringMatching(/[\u0c00-\u0c7f]/)] },
          typed: { draft: [key] },
        },
      });
      expect(await press(visitor, { ...fields, agreeTerms: "on", agreePartnership: "on" })).toEqual({
        to: `/institute/apply/${key}?sent=1`,
      });
    },
  });
});
