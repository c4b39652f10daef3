import { eq } from "drizzle-orm";
import sharp from "sharp";
import { beforeAll, describe, expect, test } from "vitest";
import { sandboxAadhaarQr } from "#app/adapters/sandbox-aadhaar.server.ts";
import { newId } from "#app/core/id.ts";
import { type Actor, visitor } from "#app/core/portals/permissions.ts";
import { database } from "#app/db/opening/client.server.ts";
import { registration } from "#app/db/schema/registration.ts";
import { session } from "#app/db/schema/sessions.ts";
import { documentJobs } from "#app/features/documents/server/document-jobs.server.ts";
import { findGuardianConsent } from "#app/features/identity/server/consents/find-guardian-consent.server.ts";
import { sessionCookie } from "#app/features/identity/server/sessions/session-cookie.server.ts";
import { addStudent } from "#app/features/identity/server/students/add-student.server.ts";
import { notificationJobs } from "#app/features/notifications/server/outbox/message-jobs.server.ts";
import { everyButton, type Pusher, pressOf } from "#tests/support/every-button.ts";
import {
  actorOf,
  freshPhone,
  sentMessages,
  signInByPhone,
  useIdentityWorld,
} from "#tests/support/identity-world.ts";
import { wholeRegistration } from "#tests/support/registration-answers.ts";
import { useTestDatabase } from "#tests/support/test-database.ts";
import { saveRegistration } from "../save-registration.server.ts";
import { registrationActions } from "./registration-actions.server.ts";
import { registrationApiActions } from "./registration-api-actions.server.ts";
import { registrationSaveActions } from "./registration-save-actions.server.ts";

useTestDatabase({ jobs: [...documentJobs, ...notificationJobs] });
useIdentityWorld();

const page = "/otr-registration";
let photo: Buffer;
beforeAll(async () => {
  photo = await sharp({ create: { width: 240, height: 180, channels: 3, background: "#2d3485" } })
    .jpeg()
    .toBuffer();
});
const picture = (name: string) => new File([new Uint8Array(photo)], name, { type: "image/jpeg" });
const papers = () => ({ aadhaarImage: picture("aadhaar.jpg"), bankPassbook: picture("passbook.jpg") });

const newStudent = async (): Promise<Actor> => actorOf(await signInByPhone(freshPhone()));
const rowOf = async (actor: Actor) =>
  (
    await database()
      .select()
      .from(registration)
      .where(eq(registration.studentId, actor.studentId ?? ""))
  )[0];
const codeFor = (template: string) =>
  sentMessages.findLast((message) => message.template === template)?.values.code ?? "";
const minor = {
  name: "Nandini Azmeera",
  dateOfBirth: "2011-06-14",
  fatherName: "Ravi Azmeera",
  guardianRelation: "father",
  guardianPhone: "9848012345",
};

/** What all three tables hold of one another's buttons is proven once, and pressed in each. */
const kept = {
  async save(press: Pusher) {
    const actor = await newStudent();
    const wrong = new File(["<svg/>"], "passbook.jpg", { type: "image/jpeg" });
    const typed = { name: "Nandini Azmeera", accountNumber: "38204471902", matchingConsent: "on" };
    const pressed = await press(actor, { ...typed, ...papers(), bankPassbook: wrong, ticks: "agreeTerms" });
    // A refused file is told at its field; what came with it is kept, and what is kept is shown.
    expect(pressed).toMatchObject({
      status: 422,
      answer: {
        form: "save",
        errors: { bankPassbook: [expect.any(String)] },
        typed: { name: ["Nandini Azmeera"], matchingConsent: ["on"], ticks: ["agreeTerms"] },
        shown: {
          view: { answers: { name: "Nandini Azmeera" }, files: { aadhaarImage: { name: "aadhaar.jpg" } } },
          guardian: { kind: "none" },
        },
      },
    });
    expect(JSON.stringify(pressed)).not.toContain("38204471902");
    expect(await rowOf(actor)).toMatchObject({ name: "Nandini Azmeera", status: "mobile_verified" });
    expect(await press(actor, { schoolName: "ZPHS" })).toMatchObject({ status: 200, answer: { errors: {} } });
    expect(await rowOf(actor)).toMatchObject({ name: "Nandini Azmeera", schoolName: "ZPHS" });
  },
  async "guardian-send"(press: Pusher) {
    const actor: Actor = { ...(await newStudent()), language: "te" };
    expect(await press(actor, { ...minor, guardianPhone: "1" })).toMatchObject({
      status: 422,
      answer: { errors: { guardianPhone: [expect.stringMatching(/[\u0c00-\u0c7f]/)] } },
    });
    expect(sentMessages.map(({ template }) => template)).not.toContain("otp-guardian-consent");
    expect(await press(actor, minor)).toMatchObject({
      status: 200,
      answer: { errors: {}, shown: { guardian: { kind: "sent" } } },
    });
    expect(sentMessages.at(-1)).toMatchObject({
      template: "otp-guardian-consent",
      to: { phone: minor.guardianPhone },
    });
    // What was typed besides is kept; the sign-in's own number is not the father's unless that is said.
    expect(await rowOf(actor)).toMatchObject({ name: "Nandini Azmeera" });
  },
  async "guardian-confirm"(press: Pusher) {
    const actor = await newStudent();
    const send = new FormData();
    for (const [name, value] of Object.entries({ intent: "guardian-send", ...minor })) send.set(name, value);
    await registrationSaveActions.press(pressOf(actor), send);
    for (const guardianOtp of ["12", "000000"]) {
      const wrong = await press(actor, { ...minor, guardianOtp });
      expect(wrong).toMatchObject({
        status: 422,
        answer: {
          errors: { guardianOtp: [expect.any(String)] },
          shown: { guardian: { kind: "sent" } },
          typed: expect.not.objectContaining({ guardianOtp: expect.anything() }),
        },
      });
    }
    expect(await findGuardianConsent(actor.studentId ?? "")).toBeNull();
    const guardianOtp = codeFor("otp-guardian-consent");
    expect(await press(actor, { ...minor, guardianOtp })).toMatchObject({
      status: 200,
      answer: { errors: {}, shown: { guardian: { kind: "given", name: "Ravi Azmeera" } } },
    });
    expect(await findGuardianConsent(actor.studentId ?? "")).toMatchObject({ relation: "father" });
  },
};

describe("the page of the registration", () => {
  everyButton(registrationActions, {
    ...kept,
    async qr(press) {
      const actor = await newStudent();
      const card = { born: "2004-03-11", gender: "female", lastFour: "8129", trick: "none" } as const;
      const aadhaarQrText = await sandboxAadhaarQr({ name: "Sirisha Gugulothu", ...card });
      expect(await press(actor, { aadhaarQrText: "12", schoolName: "ZPHS" })).toMatchObject({
        status: 422,
        answer: { errors: { aadhaarQr: [expect.any(String)] } },
      });
      expect(await press(actor, { aadhaarQrText })).toEqual({ to: `${page}#personal` });
      expect(await rowOf(actor)).toMatchObject({ name: "Sirisha Gugulothu", schoolName: "ZPHS" });
    },
    async submit(press) {
      const actor = await newStudent();
      const answers = wholeRegistration();
      expect(await press(actor, { ...answers, ...papers(), agreeTerms: "" })).toMatchObject({
        status: 422,
        answer: { errors: { agreeTerms: [expect.any(String)] }, shown: { banner: null } },
      });
      expect((await rowOf(actor))?.submittedAt).toBeNull();
      // The papers are kept already. Another holder of the account is shown first, and said again it goes in.
      const risky = { ...answers, passbookName: "Somebody Else", risksSeen: "" };
      const check = await press(actor, risky);
      expect(check).toMatchObject({
        status: 422,
        answer: { errors: {}, shown: { risks: expect.any(Array) } },
      });
      const formKey = newId();
      const sent = await press(actor, { ...answers, formKey });
      const row = await rowOf(actor);
      expect(row?.submittedAt).not.toBeNull();
      expect(sent).toEqual({ to: expect.stringContaining(`last_id=${row?.id}`) });
      expect(await press(actor, { ...answers, formKey })).toEqual(sent);
    },
    async correct(press) {
      const actor = await newStudent();
      expect(await press(actor, { name: "Nandini" })).toMatchObject({
        status: 409,
        answer: { shown: { banner: "submit_refused" } },
      });
      const answers = wholeRegistration();
      const form = new FormData();
      for (const [name, value] of Object.entries({ intent: "submit", ...answers, ...papers() }))
        form.set(name, value);
      await registrationActions.press(pressOf(actor), form);
      expect(await press(actor, { ...answers, schoolName: "Kakatiya College" })).toEqual({
        to: `${page}?corrected=1`,
      });
      expect(await rowOf(actor)).toMatchObject({ schoolName: "Kakatiya College" });
    },
    async family(press) {
      const asha = await newStudent();
      await saveRegistration(asha, { name: "Asha", motherName: "Saroja Azmeera" });
      const ravi = { ...asha, studentId: await addStudent(asha, "Ravi") };
      expect(await press(ravi, { from: asha.studentId ?? "" })).toEqual({ to: `${page}?family=1` });
      expect(await rowOf(ravi)).toMatchObject({ motherName: "Saroja Azmeera" });
      await expect(press(ravi, { from: newId() })).rejects.toMatchObject({ status: 404 });
    },
    async verify(press) {
      expect(await press(visitor, { mobileNumber: "12" })).toMatchObject({
        status: 422,
        answer: { typed: { mobileNumber: ["12"] }, shown: { banner: "mobile_format" } },
      });
      const pressed = await press(visitor, { mobileNumber: freshPhone() });
      expect(pressed).toMatchObject({ to: page });
      expect(new Headers(pressed.headers).get("Set-Cookie")).toMatch(/^login=/);
      expect(codeFor("otp-login")).toMatch(/^\d{6}$/);
    },
    async resend(press) {
      const pressed = await press(visitor, { mobileNumber: freshPhone() });
      expect(pressed).toMatchObject({ to: page });
      expect(codeFor("otp-login")).toMatch(/^\d{6}$/);
    },
    async confirm(press) {
      const mobileNumber = freshPhone();
      const form = new FormData();
      for (const [name, value] of Object.entries({ intent: "verify", mobileNumber })) form.set(name, value);
      await registrationActions.press(pressOf(visitor), form);
      expect(await press(visitor, { mobileNumber, otp: "000000" })).toMatchObject({
        status: 401,
        answer: {
          shown: { banner: "verify_otp" },
          typed: expect.not.objectContaining({ otp: expect.anything() }),
        },
      });
      const before = await database().$count(session);
      const pressed = await press(visitor, { mobileNumber, otp: codeFor("otp-login") }, {}, { cookie: "" });
      expect(new Headers(pressed.headers).get("Set-Cookie")).toContain("session=");
      expect(await database().$count(session)).toBe(before + 1);
    },
    async other(press) {
      expect(await press(visitor)).toEqual({
        to: page,
        headers: { "Set-Cookie": sessionCookie.erase("login") },
      });
    },
    async clear(press) {
      const started = await signInByPhone(freshPhone());
      const actor = await actorOf(started);
      await saveRegistration(actor, { name: "Nandini Azmeera" });
      const cookie = `session=${started.token}`;
      const pressed = await press(actor, {}, {}, { cookie });
      expect(pressed).toMatchObject({ to: `${page}?cleared=1` });
      expect(new Headers(pressed.headers).get("Clear-Site-Data")).toBe('"storage"');
      expect(await rowOf(actor)).toBeUndefined();
      // "Not verified" again: the session has ended.
      const [ended] = await database()
        .select()
        .from(session)
        .where(eq(session.userId, actor.userId ?? ""));
      expect(ended?.endReason).toBe("signed_out");
      expect(await press(visitor)).toMatchObject({ to: `${page}?cleared=1` });
    },
  });
});

describe("what script sends while the page stays", () => {
  everyButton(registrationSaveActions, {
    ...kept,
    async qr(press) {
      const actor = await newStudent();
      expect(await press(actor, { aadhaarQrText: "12", name: "Sirisha" })).toMatchObject({
        status: 422,
        answer: {
          errors: { aadhaarQr: [expect.any(String)] },
          shown: { view: { answers: { name: "Sirisha" } } },
          typed: expect.not.objectContaining({ aadhaarQrText: expect.anything() }),
        },
      });
    },
  });

  test("nobody's form is a 401, another student's a 409 by its code; neither is saved", async () => {
    const actor = await newStudent();
    const form = new FormData();
    form.set("name", "Nandini Azmeera");
    expect(await registrationSaveActions.press(pressOf(visitor), form)).toMatchObject({ status: 401 });
    form.set("student", newId());
    await expect(registrationSaveActions.press(pressOf(actor), form)).rejects.toMatchObject({
      status: 409,
      code: "other_student",
    });
    expect(await rowOf(actor)).toBeUndefined();
  });
});

describe("the registration call of the API", () => {
  everyButton(registrationApiActions, {
    async submit(press) {
      const actor = await newStudent();
      const answers = wholeRegistration();
      expect(await press(actor, { ...answers, ...papers(), schoolPincode: "50611" })).toMatchObject({
        status: 422,
        answer: { errors: { schoolPincode: [expect.any(String)] } },
      });
      const formKey = newId();
      const sent = await press(actor, { ...answers, formKey });
      const row = await rowOf(actor);
      expect(row?.submittedAt).not.toBeNull();
      expect(sent).toMatchObject({ status: 200, answer: { errors: {}, shown: { insertId: row?.id } } });
      await expect(press(visitor, answers)).rejects.toMatchObject({ status: 401 });
    },
  });
});
