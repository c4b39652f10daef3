import { and, eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { addHours, now } from "#app/core/clock.ts";
import { newId } from "#app/core/id.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { encryptField } from "#app/core/secrets/crypto.server.ts";
import { database, inTransaction } from "#app/db/opening/client.server.ts";
import { application, applicationEvent } from "#app/db/schema/applications.ts";
import { auditEntry } from "#app/db/schema/audit.ts";
import { comment } from "#app/db/schema/comments.ts";
import { instituteMember } from "#app/db/schema/institute-members.ts";
import { institutePerson } from "#app/db/schema/institutes.ts";
import { notification, outboundMessage } from "#app/db/schema/messages.ts";
import { userContact } from "#app/db/schema/users.ts";
import { getApplication } from "#app/features/applications/server/get-application.server.ts";
import { commentActions } from "#app/features/comments/server/comment-actions.server.ts";
import { readComments } from "#app/features/comments/server/read-comments.server.ts";
import { makeFullDraft, makeStudent, submit, useApplicationWorld } from "#tests/support/application-world.ts";
import { everyButton, pressOf } from "#tests/support/every-button.ts";
import {
  giveAccount,
  insertApplications,
  makeInstitute,
  reviewWorldJobs,
  rubric,
} from "#tests/support/review-world.ts";
import { useTestDatabase } from "#tests/support/test-database.ts";
import { checkApplication } from "./check-application.server.ts";
import { reviewOwnData } from "./review-own-data.server.ts";
import { declareConflict } from "./scores/declare-conflict.server.ts";
import { listScores } from "./scores/list-scores.server.ts";
import { scoreApplication } from "./scores/score-application.server.ts";

useTestDatabase({ jobs: reviewWorldJobs });
const clock = useApplicationWorld();

async function world(terms: Parameters<typeof makeInstitute>[0] = {}, answers: Record<string, string> = {}) {
  const made = await makeInstitute(terms);
  for (const one of [made.owner, made.verifier, made.reviewer, made.second]) await giveAccount(one);
  const [row] = await insertApplications(made.scholarship.id, 1, () => answers);
  if (!row) throw new Error("no application");
  const place = { kind: "application", subjectId: row.id };
  const say = (actor: Actor, fields: Record<string, string | string[]>) =>
    press(actor, place, "comment", fields);
  return { ...made, row, place, say };
}

type Fields = Record<string, string | string[]>;
function press(actor: Actor, place: Record<string, string>, name: string, fields: Fields) {
  const form = new FormData();
  form.set("intent", name);
  for (const [key, value] of Object.entries(fields)) {
    for (const one of [value].flat()) form.append(key, one);
  }
  return commentActions.press(pressOf(actor, place), form);
}

const talk = (actor: Actor, subjectId: string) => readComments(actor, "application", subjectId);
const bell = (actor: Actor) =>
  database()
    .select()
    .from(notification)
    .where(eq(notification.userId, actor.userId ?? ""));
const points = { points: { p_marks: 50, p_need: 30 } };

describe("D9: the talk about an application", () => {
  it("calls a colleague once, who finds it by the bell; the mail says nothing of it", async () => {
    const { owner, verifier, row, say } = await world();
    // The verifier has an address of their own.
    const [member] = await database()
      .select({ id: instituteMember.id, instituteId: instituteMember.instituteId })
      .from(instituteMember)
      .innerJoin(userContact, eq(userContact.valueHash, instituteMember.phoneHash))
      .where(eq(userContact.userId, verifier.userId));
    const id = member?.id ?? "";
    await database()
      .insert(institutePerson)
      .values({
        id,
        instituteId: member?.instituteId ?? "",
        name: "Vani Verifier",
        phoneEncrypted: "never read",
        memberRole: "verifier",
        emailEncrypted: encryptField("vani@college.example", {
          table: "institute_person",
          column: "email_encrypted",
          rowId: id,
        }),
        createdAt: now(),
      });
    const commentId = newId();
    const fields = {
      commentId,
      text: "Is this income certificate the old form?",
      mentions: [verifier.userId],
    };
    await say(owner, fields);
    // The second press of the same form.
    await expect(say(owner, fields)).resolves.toMatchObject({ to: expect.stringContaining("#comments") });

    const told = await bell(verifier);
    expect(told).toHaveLength(1);
    expect(told[0]).toMatchObject({ link: `/institute/comments/application/${row.id}` });
    expect(JSON.stringify(told)).not.toContain("income certificate");
    const mails = await database()
      .select()
      .from(outboundMessage)
      .where(eq(outboundMessage.subjectId, commentId));
    expect(mails).toHaveLength(1);
    const seen = await talk(verifier, row.id);
    expect(seen.lines).toHaveLength(1);
    expect(seen.lines[0]).toMatchObject({ text: fields.text, mentions: ["Vani Verifier"], mayEdit: false });
    // Sealed in the table.
    const [kept] = await database().select().from(comment).where(eq(comment.id, commentId));
    expect(kept?.textEncrypted).toMatch(/^v1:/);
  });

  it("a name after @ calls too; whoever may not see it cannot be called, nor read it", async () => {
    const { owner, verifier, reviewer, second, row, say } = await world({ rubric, reviewersNeeded: 2 });
    const other = await world();
    await declareConflict(second, row.id, "My cousin.");
    await scoreApplication(second, row.id, points).catch(() => null);
    const names = (await talk(owner, row.id)).colleagues.map(({ id }) => id);
    // The reviewer has not scored, the second has a conflict of interest.
    expect(names).toEqual([verifier.userId]);
    for (const wrong of [reviewer.userId, second.userId, other.verifier.userId]) {
      await expect(
        say(owner, { commentId: newId(), text: "Look at this.", mentions: [wrong] }),
      ).resolves.toMatchObject({ status: 422, answer: { errors: { mentions: [expect.any(String)] } } });
    }
    await say(owner, { commentId: newId(), text: "@A member, is this the old form?" });
    expect(
      [await bell(verifier), await bell(reviewer), await bell(second)].map(({ length }) => length),
    ).toEqual([1, 0, 0]);
    await expect(talk(other.owner, row.id)).rejects.toMatchObject({ status: 404 });
    await expect(other.say(other.owner, { commentId: newId(), text: "x" })).resolves.toBeDefined();
    await expect(
      press(other.owner, { kind: "application", subjectId: row.id }, "comment", {
        commentId: newId(),
        text: "x",
      }),
    ).rejects.toMatchObject({ status: 404 });
    expect((await talk(second, row.id)).closed).toContain("conflict of interest");
  });

  it("the desk and the institute do not read each other's", async () => {
    const { owner, row, say } = await world();
    const admin: Actor & { userId: string } = {
      role: "admin",
      userId: newId(),
      staffRoles: ["super_admin"],
      language: "en",
    };
    await giveAccount(admin);
    await say(owner, { commentId: newId(), text: "Among us." });
    expect((await talk(admin, row.id)).lines).toEqual([]);
    await press(admin, { kind: "application", subjectId: row.id }, "comment", {
      commentId: newId(),
      text: "At the desk.",
    });
    expect((await talk(owner, row.id)).lines.map(({ text }) => text)).toEqual(["Among us."]);
    const auditor: Actor = { ...admin, staffRoles: ["auditor"] };
    expect((await talk(auditor, row.id)).mayWrite).toBe(false);
    await expect(
      press(auditor, { kind: "application", subjectId: row.id }, "comment", {
        commentId: newId(),
        text: "x",
      }),
    ).resolves.toMatchObject({ status: 403 });
  });

  it("opens to a reviewer with her own score, as the others' notes do; no name where scoring is blind", async () => {
    const { owner, reviewer, second, row, say } = await world(
      { rubric, reviewersNeeded: 2, isBlind: true },
      { fullName: "Lakshmi Devi" },
    );
    await expect(
      say(owner, { commentId: newId(), text: "Lakshmi has strong marks." }),
    ).resolves.toMatchObject({
      status: 422,
      answer: { errors: { text: [expect.stringContaining("blind")] } },
    });
    await say(owner, { commentId: newId(), text: "Strong marks." });
    await scoreApplication(reviewer, row.id, { ...points, note: "Need is proven twice." });
    expect((await talk(second, row.id)).lines).toEqual([]);
    expect((await talk(second, row.id)).closed).toContain("own score");
    expect((await listScores(second, row.id)).scores).toEqual([]);
    await expect(say(second, { commentId: newId(), text: "Me too" })).resolves.toMatchObject({ status: 409 });
    await scoreApplication(second, row.id, points);
    expect((await talk(second, row.id)).lines.map(({ text }) => text)).toEqual(["Strong marks."]);
    expect((await listScores(second, row.id)).scores.map(({ note }) => note)).toContain(
      "Need is proven twice.",
    );
  });
});

describe("T36: what of it is hers", () => {
  it("in the copy of her data stands what is about her, without who wrote; erasure takes the words", async () => {
    const { owner, row, say } = await world({ rubric });
    await scoreApplication(owner, row.id, { ...points, note: "Noted with the score." });
    await say(owner, { commentId: newId(), text: "Her father's paper is from another district." });
    await say(owner, { commentId: newId(), text: "Take over my pile on Friday?", aboutWork: "on" });
    const gone = newId();
    await say(owner, { commentId: gone, text: "Wrong file." });
    await press(owner, { kind: "application", subjectId: row.id }, "take_back_comment", { commentId: gone });
    const subject = { userId: row.userId, studentIds: [row.studentId], phones: [], emails: [] };
    const copy = JSON.stringify(await reviewOwnData.collect(subject));
    expect(copy).toContain("from another district");
    expect(copy).toContain("Noted with the score.");
    for (const word of ["Friday", "Wrong file", "A member", owner.userId]) expect(copy).not.toContain(word);
    await inTransaction((tx) => reviewOwnData.erase(tx, subject));
    const left = await database().select().from(comment).where(eq(comment.subjectId, row.id));
    expect(left.map(({ textEncrypted }) => textEncrypted)).toEqual([null, null, null]);
  });
});

describe("the buttons of a talk", () => {
  let here: Awaited<ReturnType<typeof world>>;
  const commentId = newId();
  everyButton(commentActions, {
    async comment(press) {
      here = await world();
      await press(here.owner, { commentId, text: "First." }, here.place);
      expect((await talk(here.owner, here.row.id)).lines[0]).toMatchObject({ by: "You", mayEdit: true });
    },
    async edit_comment(press) {
      await expect(press(here.verifier, { commentId, text: "Mine?" }, here.place)).rejects.toMatchObject({
        status: 404,
      });
      await press(here.owner, { commentId, text: "First, mended." }, here.place);
      const [line] = (await talk(here.verifier, here.row.id)).lines;
      expect(line).toMatchObject({ text: "First, mended.", editedAt: expect.any(String) });
      clock.stand(addHours(now(), 0.3));
      await expect(press(here.owner, { commentId, text: "Too late." }, here.place)).resolves.toMatchObject({
        status: 409,
      });
    },
    async take_back_comment(press) {
      await press(here.owner, { commentId }, here.place);
      const [line] = (await talk(here.verifier, here.row.id)).lines;
      expect(line).toMatchObject({ text: null, takenBackAt: expect.any(String) });
      const written = await database()
        .select({ event: auditEntry.event, by: auditEntry.actorId })
        .from(auditEntry)
        .where(eq(auditEntry.chain, `comment:${commentId}`));
      expect(written).toEqual(
        ["comment.written", "comment.edited", "comment.taken_back"].map((event) => ({
          event,
          by: here.owner.userId,
        })),
      );
    },
  });
});

describe("D10: a second defect", () => {
  it("is told and in the history; taken back, she is told and the clock goes on where it stood", async () => {
    const { owner, scholarship } = await makeInstitute();
    const student = await makeStudent();
    const { id, number } = await makeFullDraft(student, scholarship.slug);
    await submit(student, id);
    const start = now();
    const at = (hours: number) => clock.stand(addHours(start, hours));
    at(10);
    await checkApplication(owner, id, { code: "incomeCert", verdict: "defect", reason: "out_of_date" });
    at(11);
    await checkApplication(owner, id, { code: "marksheet", verdict: "defect", reason: "out_of_date" });
    const asked = await database()
      .select({ about: applicationEvent.about })
      .from(applicationEvent)
      .where(and(eq(applicationEvent.applicationId, id), eq(applicationEvent.event, "ask")));
    expect(asked.map(({ about }) => about).sort()).toEqual(["incomeCert", "marksheet"]);
    const told = async () => (await bell(student)).map(({ title }) => title);
    expect(await told()).toHaveLength(3);
    expect((await getApplication(student, number)).status).toBe("action_needed");
    at(20);
    await checkApplication(owner, id, { code: "incomeCert", verdict: "verified" });
    await checkApplication(owner, id, { code: "marksheet", verdict: "verified" });
    expect(await told()).toContain("Nothing more is needed of you");
    const [row] = await database().select().from(application).where(eq(application.id, id));
    expect(row?.status).toBe("under_review");
    // Ten hours were used before the first question: 38 are left.
    expect(row?.dueAt).toEqual(addHours(start, 58));
  });
});
