import { and, eq } from "drizzle-orm";
import sharp from "sharp";
import { beforeAll, describe, expect, test } from "vitest";
import { sandboxGateway } from "#app/adapters/adapters.server.ts";
import type { GatewayEvent } from "#app/adapters/payments/payment-gateway.ts";
import { newId } from "#app/core/id.ts";
import { paise } from "#app/core/money.ts";
import { type Actor, visitor } from "#app/core/portals/permissions.ts";
import { decryptField } from "#app/core/secrets/crypto.server.ts";
import { env, setEnv } from "#app/core/settings/env.server.ts";
import { database, inTransaction } from "#app/db/opening/client.server.ts";
import { auditEntry } from "#app/db/schema/audit.ts";
import { consent } from "#app/db/schema/consents.ts";
import { notification, outboundMessage } from "#app/db/schema/messages.ts";
import { registration } from "#app/db/schema/registration.ts";
import { parkedForm, session } from "#app/db/schema/sessions.ts";
import { studentFacts } from "#app/db/schema/student-facts.ts";
import { student } from "#app/db/schema/students.ts";
import { documentJobs } from "#app/features/documents/server/document-jobs.server.ts";
import { consentFollowers } from "#app/features/identity/server/consents/consent-followers.server.ts";
import { giveGuardianConsent } from "#app/features/identity/server/consents/give-guardian-consent.server.ts";
import { recordConsent } from "#app/features/identity/server/consents/record-consent.server.ts";
import { sendGuardianOtp } from "#app/features/identity/server/consents/send-guardian-otp.server.ts";
import { withdrawConsent } from "#app/features/identity/server/consents/withdraw-consent.server.ts";
import { findDataSubject } from "#app/features/identity/server/own-data/find-data-subject.server.ts";
import { findParkedForm } from "#app/features/identity/server/sessions/find-parked-form.server.ts";
import { afterSignIn } from "#app/features/identity/server/sign-in/after-sign-in.server.ts";
import { notificationJobs } from "#app/features/notifications/server/outbox/message-jobs.server.ts";
import { acceptPaymentReturn } from "#app/features/payments/server/accept-payment-return.server.ts";
import { acceptPaymentWebhook } from "#app/features/payments/server/accept-payment-webhook.server.ts";
import { findStudentProfile } from "#app/features/scholarships/server/facts/find-student-profile.server.ts";
import { forgetStudentFacts } from "#app/features/scholarships/server/facts/forget-student-facts.server.ts";
import { pressOf } from "#tests/support/every-button.ts";
import {
  actorOf,
  freshPhone,
  freshRequest,
  makePortalUser,
  sentMessages,
  signInByPhone,
  useIdentityWorld,
} from "#tests/support/identity-world.ts";
import { freshAadhaar, wholeRegistration } from "#tests/support/registration-answers.ts";
import { useTestDatabase } from "#tests/support/test-database.ts";
import { listSchoolNames } from "./choices/list-school-names.server.ts";
import { clearRegistration } from "./clear-registration.server.ts";
import { correctRegistration } from "./correct-registration.server.ts";
import { fillFactsOfStudent } from "./fill-facts-of-student.server.ts";
import { findRegistration } from "./find-registration.server.ts";
import { listCorrections } from "./list-corrections.server.ts";
import { makeRegistrationReceipt } from "./papers/make-registration-receipt.server.ts";
import { openRegistrationPayment } from "./paying/open-registration-payment.server.ts";
import { settleRegistration } from "./paying/settle-registration.server.ts";
import { registrationOwnData } from "./registration-own-data.server.ts";
import { saveRegistration } from "./save-registration.server.ts";
import { registrationActions } from "./steps/registration-actions.server.ts";
import { submitRegistration } from "./submit-registration.server.ts";
import { verifyStudentNumber } from "./verify-student-number.server.ts";

useTestDatabase({ jobs: [...documentJobs, ...notificationJobs] });
useIdentityWorld();

let photo: Buffer;
beforeAll(async () => {
  photo = await sharp({ create: { width: 240, height: 180, channels: 3, background: "#2d3485" } })
    .jpeg()
    .toBuffer();
});

const newStudent = async (): Promise<Actor> => actorOf(await signInByPhone(freshPhone()));
const picture = (name = "aadhaar.jpg") => new File([new Uint8Array(photo)], name, { type: "image/jpeg" });
const files = () => ({
  files: { aadhaarImage: picture(), bankPassbook: picture("passbook.jpg") },
  refusals: {},
});
const submit = (actor: Actor, answers: Record<string, string>, key = newId()) =>
  submitRegistration(actor, { ...files(), answers, key });
const rowOf = async (actor: Actor) => {
  const [row] = await database()
    .select()
    .from(registration)
    .where(eq(registration.studentId, actor.studentId ?? ""));
  if (!row) throw new Error("no registration");
  return row;
};
const problemsOf = async (attempt: Promise<unknown>) => {
  const problem = await attempt.then(
    () => null,
    (error: { fieldErrors?: Record<string, string[]> }) => error,
  );
  return problem?.fieldErrors ?? null;
};

describe("a draft", () => {
  test("is kept field by field: two devices do not overwrite each other", async () => {
    const phone = freshPhone();
    const first = await actorOf(await signInByPhone(phone));
    const second = await actorOf(await signInByPhone(phone));
    await saveRegistration(first, { name: "Nandini Azmeera", class: "10th" });
    await saveRegistration(second, { schoolName: "ZPHS Kesamudram" });
    await saveRegistration(first, { class: "" });
    const view = await findRegistration(second);
    expect(view?.answers).toEqual({ name: "Nandini Azmeera", schoolName: "ZPHS Kesamudram" });
  });

  test("T25, T26: neither Aadhaar nor account number is stored in the clear", async () => {
    const actor = await newStudent();
    const number = freshAadhaar();
    await saveRegistration(actor, { aadhaarNumber: number.slice(0, 11), accountNumber: "38204471902" });
    expect(await rowOf(actor)).toMatchObject({ aadhaarHash: null, accountEncrypted: null });
    await saveRegistration(actor, {
      aadhaarNumber: number,
      accountNumber: "38204471902",
      confirmAccountNumber: "38204471902",
    });
    const row = await rowOf(actor);
    expect(JSON.stringify(row)).not.toContain(number);
    expect(JSON.stringify(row)).not.toContain("38204471902");
    expect(row.aadhaarLastFour).toBe(number.slice(-4));
    const address = { table: "registration", column: "account_encrypted", rowId: row.id };
    expect(decryptField(row.accountEncrypted ?? "", address)).toBe("38204471902");
    expect(() => decryptField(row.accountEncrypted ?? "", { ...address, rowId: newId() })).toThrow();
    const view = await findRegistration(actor);
    expect(view?.account).toBe("XXXXXX1902");
    expect(view?.aadhaar).toBe(`XXXX-XXXX-${number.slice(-4)}`);
  });

  test("T15, T19: unknown choices and hidden characters are not kept", async () => {
    const actor = await newStudent();
    await saveRegistration(actor, {
      gender: "admin",
      status: "registered",
      dateOfBirth: "2004-02-31",
      name: "Nan\u202edini",
    });
    expect(await rowOf(actor)).toMatchObject({
      status: "mobile_verified",
      gender: null,
      dateOfBirth: null,
      name: null,
    });
  });

  test("Clear Form removes it", async () => {
    const actor = await newStudent();
    await saveRegistration(actor, { name: "Nandini Azmeera" });
    await clearRegistration(actor);
    expect((await findRegistration(actor))?.id).toBeNull();
  });
});

describe("a session that runs out in the middle, without script", () => {
  const page = "http://127.0.0.1/otr-registration";
  const send = (actor: Actor, fields: Iterable<readonly [string, string | File]>, cookie: string) => {
    const form = new FormData();
    for (const [name, value] of fields) form.append(name, value);
    return registrationActions.press(pressOf(actor, {}, { cookie }), form);
  };
  const cookieOf = ({ headers }: { headers?: HeadersInit }) => new Headers(headers).get("Set-Cookie") ?? "";

  test("what was typed is kept, sealed, without the secret numbers, for the same phone only", async () => {
    const phone = freshPhone();
    const before = await signInByPhone(phone);
    const userId = (await actorOf(before)).userId ?? "";
    await database()
      .update(session)
      .set({ expiresAt: new Date("2026-11-15T05:00:00Z") })
      .where(eq(session.userId, userId));
    const answers = wholeRegistration();
    const away = await send(
      visitor,
      [...Object.entries(answers), ["aadhaarImage", picture()], ["intent", "submit"]],
      `session=${before.token}`,
    );
    expect(away).toMatchObject({ to: "/otr-registration?verify=first&kept=1" });
    const token = /^parked=([^;]+)/.exec(cookieOf(away))?.[1] ?? "";
    const [row] = await database().select().from(parkedForm).where(eq(parkedForm.userId, userId));
    expect(JSON.stringify(row)).not.toContain("Nandini");

    const after = await signInByPhone(phone);
    const way = afterSignIn(new Request(page, { headers: { cookie: `parked=${token}` } }), after, null);
    expect(way.headers.get("Location")).toBe("/login/resume");
    expect(await findParkedForm(await newStudent(), token)).toBeNull();
    const actor = await actorOf(after);
    const kept = await findParkedForm(actor, token);
    const names = kept?.fields.map(([name]) => name);
    for (const secret of ["aadhaarNumber", "accountNumber", "confirmAccountNumber"])
      expect(names).not.toContain(secret);
    const reply = await send(actor, kept?.fields ?? [], "");
    expect(reply).toMatchObject({ status: 200, answer: { form: "save", errors: {} } });
    expect((await findRegistration(actor))?.answers).toMatchObject({
      name: answers.name,
      schoolName: answers.schoolName,
      fatherName: answers.fatherName,
    });
  });

  test("a browser that was never signed in leaves nothing behind", async () => {
    const away = await send(visitor, Object.entries(wholeRegistration()), "session=made-up");
    expect(away).toEqual({ to: "/otr-registration?verify=first" });
  });
});

describe("submitting", () => {
  test("says everything that is wrong at once, in the student's language, and keeps files and answers", async () => {
    const actor: Actor = { ...(await newStudent()), language: "te" };
    const { aadhaarImage } = files().files;
    const attempt = submitRegistration(actor, {
      files: { aadhaarImage, bankPassbook: new File(["<svg/>"], "passbook.jpg") },
      refusals: {},
      answers: { name: "నందిని ఆజ్మీరా", schoolPincode: "50611", accountNumber: "38204471902" },
      key: newId(),
    });
    const errors = await problemsOf(attempt);
    expect(errors?.schoolPincode).toEqual(["పాఠశాల పిన్‌కోడ్‌లో 6 అంకెలు ఉండాలి"]);
    expect(errors?.confirmAccountNumber).toEqual(["రెండు ఖాతా నంబర్లు ఒకేలా లేవు."]);
    expect(errors?.bankPassbook?.[0]).toContain("JPG");
    expect(Object.keys(errors ?? {})).toEqual(
      expect.arrayContaining([
        "gender",
        "motherName",
        "fatherName",
        "ifscCode",
        "agreeTerms",
        "aadhaarNumber",
      ]),
    );
    expect(errors).not.toHaveProperty("relationshipDocs");
    const view = await findRegistration(actor);
    expect(view?.answers.name).toBe("నందిని ఆజ్మీరా");
    expect(view?.files.aadhaarImage?.name).toBe("aadhaar.jpg");
  });

  test("registers once, with number, consents, facts and the student's name", async () => {
    const actor = await newStudent();
    const answer = await submit(actor, wholeRegistration({ matchingConsent: "on" }));
    const row = await rowOf(actor);
    expect(answer).toEqual({ kind: "submitted", id: row.id });
    expect(row).toMatchObject({ status: "payment_due", schoolPincode: "506015", ifscCode: "SBIN0020183" });
    expect(row.otrNumber).toMatch(/^SS-2026-\d{7}-\d$/);
    const [person] = await database().select().from(student).where(eq(student.id, row.studentId));
    expect(person).toMatchObject({ name: "Nandini Azmeera", birthDay: "2004-06-14" });
    const given = await database().select().from(consent).where(eq(consent.studentId, row.studentId));
    expect(given.map(({ purpose }) => purpose).sort()).toEqual(["privacy", "profile_matching", "terms"]);
    const words = Object.fromEntries(given.map((row) => [row.purpose, row.words]));
    expect(words.terms).toBe("I have read and agree to the Terms & Conditions and the Privacy Policy.");
    expect(words.profile_matching, "S6: forms are not part of it").toMatch(
      /later forms are filled in without this/,
    );
    const [facts] = await database()
      .select()
      .from(studentFacts)
      .where(eq(studentFacts.studentId, row.studentId));
    expect(facts?.profile).toMatchObject({ level: "ug", gender: "female", state: "telangana" });
  });

  test("T34: without that consent nothing is handed to matching", async () => {
    const actor = await newStudent();
    await submit(actor, wholeRegistration());
    const facts = await database()
      .select()
      .from(studentFacts)
      .where(eq(studentFacts.studentId, actor.studentId ?? ""));
    expect(facts).toEqual([]);
  });

  test("T34: consent given later begins the matching, and withdrawn it ends it", async () => {
    consentFollowers.register("scholarships", "profile_matching", { withdrawn: forgetStudentFacts });
    consentFollowers.register("registration", "profile_matching", { given: fillFactsOfStudent });
    const actor = await newStudent();
    await submit(actor, wholeRegistration());
    expect(await findStudentProfile(actor)).toBeNull();
    await recordConsent(actor, { purpose: "profile_matching", language: "te", words: "shown" });
    expect(await findStudentProfile(actor)).toMatchObject({
      level: "ug",
      gender: "female",
      state: "telangana",
    });
    await withdrawConsent(actor, "profile_matching");
    expect(await findStudentProfile(actor)).toBeNull();
  });

  test("T38: pressed many times at once it is one registration with one answer", async () => {
    const actor = await newStudent();
    const answers = wholeRegistration();
    const key = newId();
    const given = await Promise.all(Array.from({ length: 12 }, () => submit(actor, answers, key)));
    expect(new Set(given.map((answer) => JSON.stringify(answer))).size).toBe(1);
    const again = await submit(actor, answers);
    expect(again).toEqual(given[0]);
  });

  test("X8: whether an Aadhaar number is registered cannot be found out; the desk is told", async () => {
    const [first, second, third] = [await newStudent(), await newStudent(), await newStudent()];
    const admin = await makePortalUser("admin");
    const aadhaarNumber = freshAadhaar();
    const outcomes = await Promise.allSettled(
      [first, second].map((actor) => submit(actor, wholeRegistration({ aadhaarNumber }))),
    );
    expect(outcomes.map(({ status }) => status)).toEqual(["fulfilled", "fulfilled"]);
    // With nothing but the number, and with the whole form: the answer is that of a number nobody has.
    const bare = (actor: Actor, number: string) => problemsOf(submit(actor, { aadhaarNumber: number }));
    expect(await bare(third, aadhaarNumber)).toEqual(await bare(await newStudent(), freshAadhaar()));
    expect(await submit(third, wholeRegistration({ aadhaarNumber }))).toMatchObject({ kind: "submitted" });
    const clashes = await database()
      .select()
      .from(auditEntry)
      .where(eq(auditEntry.event, "registration.aadhaar_clash"));
    expect(clashes).toHaveLength(2);
    const told = await database()
      .select()
      .from(notification)
      .where(and(eq(notification.userId, admin.userId), eq(notification.type, "warning")));
    expect(told.map(({ title }) => title)).toEqual(
      Array(2).fill("Two registrations with one Aadhaar number"),
    );
  });

  test("X8: nor by a correction, which may give the same number twice", async () => {
    const taken = freshAadhaar();
    await submit(await newStudent(), wholeRegistration({ aadhaarNumber: taken }));
    const actor = await newStudent();
    const { accountNumber: _, confirmAccountNumber: __, ...kept } = wholeRegistration();
    await submit(actor, { ...kept, accountNumber: "555500001111", confirmAccountNumber: "555500001111" });
    const correct = (aadhaarNumber: string) =>
      correctRegistration(actor, { files: {}, refusals: {}, answers: { ...kept, aadhaarNumber } });
    expect([await correct(taken), await correct(taken), await correct(freshAadhaar())]).toEqual([1, 0, 1]);
  });

  test("what usually makes payments bounce is shown once, and is no wall", async () => {
    const actor = await newStudent();
    const answers = wholeRegistration({ bankName: "andhra", ifscCode: "ANDB0000123" });
    const shown = await submitRegistration(actor, { ...files(), answers, key: newId(), risksSeen: "" });
    expect(shown).toMatchObject({
      kind: "check",
      risks: [{ code: "merged_bank", successor: "Union Bank of India" }],
    });
    const risksSeen = JSON.stringify(shown.kind === "check" ? shown.risks[0] : null);
    const sent = await submitRegistration(actor, { ...files(), answers, key: newId(), risksSeen });
    expect(sent.kind).toBe("submitted");
  });

  test("T35: under 18 a parent agrees by OTP first", async () => {
    const actor = await newStudent();
    const answers = wholeRegistration({ dateOfBirth: "2012-06-14", class: "9th" });
    expect(await problemsOf(submit(actor, answers))).toEqual({
      guardian: ["A parent or guardian has to agree by OTP first."],
    });
    const details = {
      guardianName: "Ravi Azmeera",
      relation: "father",
      phone: freshPhone(),
      phoneIsGuardians: false,
      language: "hi",
    } as const;
    await sendGuardianOtp(actor, actor.studentId ?? "", details, {
      ...freshRequest(),
      studentName: "Meena Azmeera",
    });
    const code = sentMessages.at(-1)?.values.code ?? "";
    await giveGuardianConsent(actor, actor.studentId ?? "", details, {
      code,
      address: freshRequest().address,
      words: "they agree",
    });
    expect((await submit(actor, answers)).kind).toBe("submitted");
  });
});

describe("P22: where nothing is charged", () => {
  test("submitting completes it: no order, no receipt, and the student is told", async () => {
    setEnv({ ...env(), REGISTRATION_FEE_PAISE: paise(0) });
    const actor = await newStudent();
    const answer = await submit(actor, wholeRegistration());
    const row = await rowOf(actor);
    expect(row).toMatchObject({ status: "registered" });
    expect(row.registeredAt).not.toBeNull();
    expect(await openRegistrationPayment(actor, row.id)).toBeNull();
    expect(answer).toEqual({ kind: "submitted", id: row.id });
    expect(await makeRegistrationReceipt(actor)).toBeNull();
    const told = await database().select().from(notification).where(eq(notification.userId, row.userId));
    expect(told.map(({ title }) => title)).toContain("You are registered");
    const sent = await database().select().from(outboundMessage).where(eq(outboundMessage.subjectId, row.id));
    expect(sent.map(({ template }) => template)).toEqual(["registration-complete"]);
  });

  test("one that was in before the charge was given up is completed on asking, once", async () => {
    const actor = await newStudent();
    await submit(actor, wholeRegistration());
    const { id } = await rowOf(actor);
    setEnv({ ...env(), REGISTRATION_FEE_PAISE: paise(0) });
    await openRegistrationPayment(actor, id);
    await openRegistrationPayment(actor, id);
    expect(await rowOf(actor)).toMatchObject({ status: "registered" });
    const entries = await database()
      .select()
      .from(auditEntry)
      .where(eq(auditEntry.event, "registration.waive"));
    expect(entries.filter(({ chain }) => chain === `registration:${id}`)).toHaveLength(1);
  });
});

describe("after it is in", () => {
  test("it is corrected with history, numbers masked", async () => {
    const actor = await newStudent();
    const answers = wholeRegistration();
    await submit(actor, answers);
    await expect(saveRegistration(actor, { name: "Somebody" })).rejects.toMatchObject({ status: 409 });
    const { accountNumber: _, confirmAccountNumber: __, aadhaarNumber: ___, ...kept } = answers;
    expect(await correctRegistration(actor, { files: {}, refusals: {}, answers: kept })).toBe(0);
    const changed = {
      ...kept,
      class: "mtech",
      accountNumber: "555500001111",
      confirmAccountNumber: "555500001111",
    };
    expect(await correctRegistration(actor, { files: {}, refusals: {}, answers: changed })).toBe(2);
    const [correction] = await listCorrections(actor);
    expect(correction?.changes).toEqual([
      { field: "class", from: "btech", to: "mtech" },
      { field: "accountNumber", from: "XXXXXX1902", to: "XXXXXX1111" },
    ]);
  });

  test("paid, it is registered, and its number verifies without a word about the student", async () => {
    const actor = await newStudent();
    await submit(actor, wholeRegistration());
    const { id, otrNumber } = await rowOf(actor);
    expect(await verifyStudentNumber(otrNumber ?? "", "en")).toMatchObject({ verdict: "due" });
    const order = {
      id: newId(),
      purpose: "registration",
      subjectId: id,
      payerUserId: actor.userId,
      amount: paise(9900),
      status: "paid",
      attempts: 0,
      receiptNumber: "RC-2026-0000001-0",
      paidAt: null,
      fee: null,
      isFeeReturned: false,
    } as const;
    await inTransaction((tx) => settleRegistration(tx, order));
    await inTransaction((tx) => settleRegistration(tx, order));
    expect((await rowOf(actor)).status).toBe("registered");
    const typed = (otrNumber ?? "").toLowerCase().replaceAll("-", " ");
    expect(await verifyStudentNumber(typed, "hi")).toEqual({
      verdict: "good",
      number: otrNumber,
      month: expect.stringMatching(/2026$/),
    });
    const wrong = `${otrNumber?.slice(0, -1)}${(Number(otrNumber?.at(-1)) + 1) % 10}`;
    expect(await verifyStudentNumber(wrong, "en")).toEqual({ verdict: "wrong" });
  });

  test("the gateway's word counts once: forged, twice, before the browser is back, and after", async () => {
    const actor = await newStudent();
    await submit(actor, wholeRegistration());
    const { id } = await rowOf(actor);
    const orderId = (await openRegistrationPayment(actor, id))?.checkout?.fields.order_id ?? "";
    const settlers = { registration: settleRegistration };
    const fields = sandboxGateway().payReturn(orderId);
    const event: GatewayEvent = {
      eventId: newId(),
      kind: "paid",
      gatewayOrderId: orderId,
      gatewayPaymentId: fields.payment_id ?? "",
      gatewayRefundId: null,
      amountPaise: 9900,
      currency: "INR",
    };
    const { rawBody, headers } = sandboxGateway().webhook(event);
    const told = async () => ({
      status: (await rowOf(actor)).status,
      paid: await database()
        .select({ event: auditEntry.event })
        .from(auditEntry)
        .where(and(eq(auditEntry.chain, `registration:${id}`), eq(auditEntry.event, "registration.pay"))),
      bell: await database()
        .select({ key: notification.dedupeKey })
        .from(notification)
        .where(eq(notification.dedupeKey, `registration:${id}:registered`)),
      sms: await database()
        .select({ template: outboundMessage.template })
        .from(outboundMessage)
        .where(eq(outboundMessage.subjectId, id)),
    });
    for (const [body, signature] of [
      [rawBody, new Headers()],
      [rawBody.replace("9900", "1"), headers],
      [rawBody.replace(orderId, newId()), headers],
    ] as const)
      await expect(acceptPaymentWebhook(body, signature, settlers)).rejects.toMatchObject({ status: 401 });
    await expect(acceptPaymentReturn({ ...fields, signature: "0" }, settlers)).rejects.toMatchObject({
      status: 400,
    });
    const cheap = sandboxGateway().webhook({ ...event, eventId: newId(), amountPaise: 1 });
    await acceptPaymentWebhook(cheap.rawBody, cheap.headers, settlers);
    expect(await told()).toEqual({ status: "payment_due", paid: [], bell: [], sms: [] });

    const again = sandboxGateway().webhook({ ...event, eventId: newId() });
    const words = await Promise.all([
      ...Array.from({ length: 5 }, () => acceptPaymentWebhook(rawBody, headers, settlers)),
      acceptPaymentWebhook(again.rawBody, again.headers, settlers),
    ]);
    expect(words.filter((word) => word?.outcome === "applied")).toHaveLength(1);
    const once = await told();
    expect(once).toMatchObject({ status: "registered", paid: [{}], bell: [{}] });
    expect(once.sms.map(({ template }) => template).sort()).toEqual([
      "payment-receipt",
      "registration-complete",
    ]);
    const settledRow = await rowOf(actor);
    expect(await acceptPaymentReturn(fields, settlers)).toMatchObject({ outcome: "unchanged" });
    expect(await rowOf(actor)).toEqual(settledRow);
    expect(await told()).toEqual(once);
    expect((await openRegistrationPayment(actor, id))?.checkout).toBeNull();
  });

  test("school names are offered once two have given them", async () => {
    const [one, two] = [await newStudent(), await newStudent()];
    const school = { schoolName: "ZPHS Kesamudram", schoolPincode: "506112" };
    await submit(one, wholeRegistration(school));
    expect(await listSchoolNames("506112")).toEqual([]);
    await submit(two, wholeRegistration(school));
    expect(await listSchoolNames("506112")).toEqual(["ZPHS Kesamudram"]);
  });

  test("T36: a copy holds everything, and erasure leaves nothing about the person", async () => {
    const actor = await newStudent();
    await submit(actor, wholeRegistration());
    const subject = await findDataSubject(actor.userId ?? "");
    expect(JSON.stringify(await registrationOwnData.collect(subject))).toContain("38204471902");
    await inTransaction((tx) => registrationOwnData.erase(tx, subject));
    const row = await rowOf(actor);
    for (const word of ["Nandini", "Saroja", "Kakatiya", "SBIN"])
      expect(JSON.stringify(row)).not.toContain(word);
    expect(row.aadhaarHash).toBeNull();
  });
});
