import { eq } from "drizzle-orm";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { type AadhaarTrick, sandboxAadhaarQr } from "#app/adapters/sandbox-aadhaar.server.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { database, inTransaction } from "#app/db/opening/client.server.ts";
import { auditEntry } from "#app/db/schema/audit.ts";
import { registration } from "#app/db/schema/registration.ts";
import { documentJobs } from "#app/features/documents/server/document-jobs.server.ts";
import { findDataSubject } from "#app/features/identity/server/own-data/find-data-subject.server.ts";
import { notificationJobs } from "#app/features/notifications/server/outbox/message-jobs.server.ts";
import { pressOf } from "#tests/support/every-button.ts";
import { actorOf, freshPhone, signInByPhone, useIdentityWorld } from "#tests/support/identity-world.ts";
import { useTestDatabase } from "#tests/support/test-database.ts";
import { replyOf } from "../registration-step.ts";
import { registrationOwnData } from "../server/registration-own-data.server.ts";
import { saveRegistration } from "../server/save-registration.server.ts";
import { registrationActions } from "../server/steps/registration-actions.server.ts";
import { registrationSaveActions } from "../server/steps/registration-save-actions.server.ts";
import { drawQr } from "./play-card.server.ts";
import { isVerifiedByQr } from "./qr-view.ts";

useTestDatabase({ jobs: [...documentJobs, ...notificationJobs] });
useIdentityWorld();

const newStudent = async (): Promise<Actor> => actorOf(await signInByPhone(freshPhone()));
const card = (trick: AadhaarTrick = "none") =>
  sandboxAadhaarQr({
    name: "Sirisha Gugulothu",
    born: "2004-03-11",
    gender: "female",
    lastFour: "8129",
    trick,
  });
const rowOf = async (actor: Actor) => {
  const [row] = await database()
    .select()
    .from(registration)
    .where(eq(registration.studentId, actor.studentId ?? ""));
  return row;
};
const send = async (actor: Actor, fields: Record<string, string | File>) => {
  const form = new FormData();
  for (const [name, value] of Object.entries({ intent: "qr", student: actor.studentId ?? "", ...fields }))
    form.set(name, value);
  const pressed = await registrationSaveActions.press(pressOf(actor), form);
  if (!("answer" in pressed)) throw new Error("It led elsewhere.");
  // What the card says is not sent back.
  expect(pressed.answer.typed).not.toHaveProperty("aadhaarQrText");
  return { status: pressed.status, ...replyOf(pressed.answer) };
};

describe("the QR of her Aadhaar card", () => {
  test("fills in what UIDAI signed; what was typed elsewhere stays", async () => {
    const actor = await newStudent();
    const reply = await send(actor, { name: "sirisha", schoolName: "ZPHS", aadhaarQrText: await card() });
    expect(reply).toMatchObject({ status: 200, banner: null, errors: {} });
    expect(reply.view?.answers).toEqual({
      name: "Sirisha Gugulothu",
      dateOfBirth: "2004-03-11",
      gender: "female",
      schoolName: "ZPHS",
    });
    expect(reply.view?.qr).toMatchObject({
      lastFour: "8129",
      agrees: { name: true, dateOfBirth: true, gender: true },
      isSameNumber: null,
    });
    // Nobody is told of a number that was not typed: T25.
    expect(reply.view?.aadhaar).toBe(null);
  });

  test("what is changed afterwards is no longer verified, nor is another card's number", async () => {
    const actor = await newStudent();
    await send(actor, { aadhaarQrText: await card() });
    await saveRegistration(actor, { aadhaarNumber: "2341 2341 2346" });
    const other = await send(actor, { name: "Sirisha G", aadhaarQrText: "12" });
    expect(other.errors.aadhaarQr?.[0]).toContain("not the QR code of an Aadhaar card");
    expect(other.view?.qr).toMatchObject({ agrees: { name: false, dateOfBirth: true }, isSameNumber: false });
    expect(other.view?.qr && isVerifiedByQr(other.view.qr)).toBe(false);
  });

  test.each([
    ["changed", "does not bear UIDAI’s signature", "forged"],
    ["forged", "does not bear UIDAI’s signature", "forged"],
    ["expired", "not from the time", "expired"],
  ] as const)("%s: nothing is taken, and the refusal is on record", async (trick, words, problem) => {
    const actor = await newStudent();
    const reply = await send(actor, { aadhaarQrText: await card(trick) });
    expect(reply.status).toBe(422);
    expect(reply.errors.aadhaarQr?.[0]).toContain(words);
    expect(reply.view?.qr ?? null).toBe(null);
    expect((await rowOf(actor))?.name ?? null).toBe(null);
    const noted = await database()
      .select({ details: auditEntry.details })
      .from(auditEntry)
      .where(eq(auditEntry.chain, `account:${actor.userId}`));
    expect(noted.map(({ details }) => details)).toContainEqual({ problem });
  });

  test("T25: sealed, without picture and hashes; hers to take along, and gone when she goes", async () => {
    const actor = await newStudent();
    await send(actor, { aadhaarQrText: await card() });
    const { rows } = (await database().execute(
      `select aadhaar_qr from registration where student_id = '${actor.studentId}'`,
    )) as unknown as { rows: { aadhaar_qr: string }[] };
    expect(rows[0]?.aadhaar_qr).toMatch(/^v1:/);
    const kept = (await rowOf(actor))?.aadhaarQr ?? "";
    expect(kept.length).toBeLessThan(400);
    expect(Object.keys(JSON.parse(kept)).sort()).toEqual([
      "born",
      "gender",
      "home",
      "lastFour",
      "name",
      "readAt",
    ]);
    const subject = await findDataSubject(actor.userId ?? "");
    expect(await registrationOwnData.collect(subject)).toMatchObject([{ aadhaarQr: { lastFour: "8129" } }]);
    await inTransaction((tx) => registrationOwnData.erase(tx, subject));
    expect((await rowOf(actor))?.aadhaarQr).toBe(null);
  });

  test("without script the photo is sent and read here: askew and blurred too", async () => {
    const actor = await newStudent();
    const photo = await sharp(await drawQr(await card()))
      .extend({ top: 120, bottom: 160, left: 200, right: 90, background: "#cbb" })
      .rotate(4, { background: "#998" })
      .blur(1)
      .jpeg({ quality: 75 })
      .toBuffer();
    const form = new FormData();
    form.set("intent", "qr");
    form.set("student", actor.studentId ?? "");
    form.set("aadhaarQr", new File([new Uint8Array(photo)], "card.jpg", { type: "image/jpeg" }));
    expect(await registrationActions.press(pressOf(actor), form)).toEqual({
      to: "/otr-registration#personal",
    });
    expect(await rowOf(actor)).toMatchObject({ name: "Sirisha Gugulothu", aadhaarDocumentId: null });
  });

  test("a photo without a code, or none at all, is told so", async () => {
    const actor = await newStudent();
    const blank = await sharp({ create: { width: 300, height: 200, channels: 3, background: "#fff" } })
      .png()
      .toBuffer();
    const sent = [new File([new Uint8Array(blank)], "a.png"), new File(["no picture"], "a.png")];
    for (const aadhaarQr of sent) {
      const reply = await send(actor, { aadhaarQr });
      expect(reply.errors.aadhaarQr?.[0]).toContain("No QR code was found");
    }
    expect((await send(actor, {})).errors.aadhaarQr?.[0]).toContain("No QR code was found");
  });
});
