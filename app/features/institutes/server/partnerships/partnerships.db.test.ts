import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { visitor } from "#app/core/portals/permissions.ts";
import { database } from "#app/db/opening/client.server.ts";
import { auditEntry } from "#app/db/schema/audit.ts";
import { document } from "#app/db/schema/documents.ts";
import { instituteMember } from "#app/db/schema/institute-members.ts";
import { institute, partnershipRequest } from "#app/db/schema/institutes.ts";
import { outboundMessage } from "#app/db/schema/messages.ts";
import { listLiveSessions } from "#app/features/identity/server/sessions/list-live-sessions.server.ts";
import { sessionList } from "#app/features/identity/staff/session-list.ts";
import { pdfFile, useApplicationWorld } from "#tests/support/application-world.ts";
import { makePortalPerson } from "#tests/support/funding-world.ts";
import { actorOf, freshPhone, signInByPhone, useIdentityWorld } from "#tests/support/identity-world.ts";
import {
  agreed,
  desk,
  draftPartnership,
  instituteWorldJobs,
  makeMember,
  makePartner,
  revisionOf,
  soundPartnership,
} from "#tests/support/institute-world.ts";
import { useTestDatabase } from "#tests/support/test-database.ts";
import { partnershipList } from "../../partnership-list.ts";
import { getInstitute } from "../get-institute.server.ts";
import { attachPartnershipFile } from "../partnership-files/attach-partnership-file.server.ts";
import { checkPartnershipFile } from "../partnership-files/check-partnership-file.server.ts";
import { revealPan } from "../reveal-pan.server.ts";
import { changeInstituteTeam } from "../team/change-institute-team.server.ts";
import { listTeamHistory } from "../team/list-team-history.server.ts";
import { remindTerms } from "../terms/remind-terms.server.ts";
import { renewTerm } from "../terms/renew-term.server.ts";
import { answerPartnership } from "./answer-partnership.server.ts";
import { decidePartnership } from "./decide-partnership.server.ts";
import { getPartnership } from "./get-partnership.server.ts";
import { getPartnershipStatus } from "./get-partnership-status.server.ts";
import { listOwnPartnerships } from "./list-own-partnerships.server.ts";
import { listPartnerships } from "./list-partnerships.server.ts";
import { mailPartnershipLink } from "./mail-partnership-link.server.ts";
import { partnershipRow } from "./partnership-row.server.ts";
import { readPartnershipView } from "./read-partnership-view.server.ts";
import { savePartnership } from "./save-partnership.server.ts";
import { submitPartnership } from "./submit-partnership.server.ts";
import { sweepPartnerships } from "./sweep-partnerships.server.ts";

useTestDatabase({ jobs: instituteWorldJobs });
useApplicationWorld();
const clock = useIdentityWorld();

async function mailsAbout(subjectId: string) {
  const rows = await database()
    .select()
    .from(outboundMessage)
    .where(eq(outboundMessage.subjectId, subjectId));
  return rows
    .map(
      ({ template, channel, status }) => `${template} ${status === "unproven" ? "unproven " : ""}${channel}`,
    )
    .sort();
}

describe("an institute applies (spec 1, Institute partnership application)", () => {
  it("keeps what was typed under a key nobody can guess, sealed", async () => {
    const answers = { ...soundPartnership(), role: "admin" };
    const { id, key } = await savePartnership(visitor, { key: null, fields: answers, step: 2, address: "a" });
    const { key: same } = await savePartnership(visitor, {
      key,
      fields: { city: "Guntur" },
      step: 3,
      address: "a",
    });
    expect(same).toBe(key);
    const view = await readPartnershipView(visitor, { key, step: 3, isChecked: false });
    expect(view.values).toMatchObject({ city: "Guntur", panNumber: "AABTK1234F" });
    expect(view.values).not.toHaveProperty("role");
    expect(view.problems.map(({ field }) => field)).toEqual([
      "file_logo",
      "file_registration",
      "file_accreditation",
      "file_pan",
    ]);
    const [row] = await database().select().from(partnershipRequest).where(eq(partnershipRequest.id, id));
    expect(JSON.stringify(row)).not.toContain("AABTK1234F");
    for (const wrong of [`${id}.${"0".repeat(40)}`, id, "x", ""]) {
      await expect(partnershipRow.reach(wrong)).rejects.toMatchObject({ status: 404 });
    }
    expect(await mailPartnershipLink(visitor, key, "a")).toBe(true);
    expect(await mailsAbout(id)).toEqual(["partnership-draft unproven email"]);
  });

  it("judges every field on submit and says what is wrong where", async () => {
    const { key } = await draftPartnership({
      ...soundPartnership(),
      establishedYear: "1799",
      pincode: "02000",
      panNumber: "ABCDE1234",
      gstNumber: "36ABCCE1234F1Z0",
      numberOfScholarships: "0",
      contactPhone: "12345",
    });
    await expect(
      submitPartnership(visitor, key, { agreeTerms: true, agreePartnership: false }),
    ).rejects.toMatchObject({
      status: 422,
      fieldErrors: {
        establishedYear: ["Enter a year from 1800 to this year."],
        pincode: [expect.stringContaining("6 digits")],
        panNumber: [expect.any(String)],
        gstNumber: [expect.any(String)],
        numberOfScholarships: ["There must be at least 1 scholarship."],
        contactPhone: [expect.any(String)],
        agreePartnership: [expect.any(String)],
      },
    });
    const thisYear = { ...soundPartnership(), establishedYear: "2026" };
    const { key: young } = await draftPartnership(thisYear);
    await expect(submitPartnership(visitor, young, agreed)).resolves.toMatchObject({
      number: expect.stringMatching(/^PRT-2026-\d{7}-\d$/),
    });
  });

  it("is acknowledged once with its number, however often it is sent (T38)", async () => {
    const { id, key } = await draftPartnership();
    const numbers = await Promise.all([1, 2, 3, 4].map(() => submitPartnership(visitor, key, agreed)));
    expect(new Set(numbers.map(({ number }) => number)).size).toBe(1);
    // X24: what a stranger typed gets no SMS before the desk has looked, and no mail before the address has said yes.
    expect(await mailsAbout(id)).toEqual(["partnership-acknowledged unproven email"]);
    await expect(
      savePartnership(visitor, { key, fields: { city: "X" }, step: 1, address: "a" }),
    ).rejects.toMatchObject({ status: 409 });
    await expect(attachPartnershipFile(visitor, key, "gst", await pdfFile("late.pdf"))).rejects.toMatchObject(
      {
        status: 409,
      },
    );
    const view = await getPartnershipStatus(visitor, key);
    expect(view).toMatchObject({ status: "submitted", dueAt: expect.any(String) });
    await decidePartnership(desk, { requestId: id, revision: await revisionOf(id), event: "take_up" });
    expect(await mailsAbout(id)).toEqual([
      "partnership-acknowledged sms",
      "partnership-acknowledged unproven email",
    ]);
  });

  it("refuses a registration number twice, kindly, however it is written", async () => {
    const first = soundPartnership();
    const { key } = await draftPartnership(first);
    await submitPartnership(visitor, key, agreed);
    const again = {
      ...soundPartnership(),
      registrationNumber: ` ${first.registrationNumber?.toLowerCase().replaceAll("/", " - ")}`,
    };
    const { key: second } = await draftPartnership(again);
    await expect(submitPartnership(visitor, second, agreed)).rejects.toMatchObject({
      fieldErrors: { registrationNumber: [expect.stringContaining("already have an application")] },
    });
    const twins = await Promise.all(
      [1, 2].map(() => draftPartnership({ ...soundPartnership(), registrationNumber: "TWIN/1" })),
    );
    const sent = await Promise.allSettled(twins.map((twin) => submitPartnership(visitor, twin.key, agreed)));
    expect(sent.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    expect(sent.find(({ status }) => status === "rejected")).toMatchObject({ reason: { status: 422 } });
  });
});

describe("the desk", () => {
  it("takes up, finds a wrong file, asks, gets it mended, approves: the phone signs in (T9)", async () => {
    const answers = soundPartnership();
    const { id, key } = await draftPartnership(answers);
    await submitPartnership(visitor, key, agreed);
    await expect(
      decidePartnership(visitor, { requestId: id, revision: 1, event: "take_up" }),
    ).rejects.toMatchObject({ status: 401 });
    await decidePartnership(desk, { requestId: id, revision: await revisionOf(id), event: "take_up" });
    await expect(
      decidePartnership(desk, { requestId: id, revision: 1, event: "approve" }),
    ).rejects.toMatchObject({ status: 409, code: "unverified" });
    for (const field of ["registration", "accreditation", "pan"]) {
      await checkPartnershipFile(desk, { requestId: id, field, status: "verified", note: "" });
    }
    await expect(
      checkPartnershipFile(desk, { requestId: id, field: "logo", status: "defect", note: "" }),
    ).rejects.toMatchObject({ status: 422 });
    await checkPartnershipFile(desk, {
      requestId: id,
      field: "logo",
      status: "defect",
      note: "It is cut off.",
    });
    const found = await database()
      .select()
      .from(auditEntry)
      .where(eq(auditEntry.chain, `partnership:${id}`))
      .orderBy(auditEntry.seq);
    expect(found.at(-1)).toMatchObject({
      event: "partnership.file_checked",
      fromState: "pending",
      toState: "defect",
      details: { field: "logo", before: { note: null }, after: { note: "It is cut off." } },
    });
    await decidePartnership(desk, {
      requestId: id,
      revision: await revisionOf(id),
      event: "ask_more",
      text: "Send the whole logo.",
    });
    expect(await getPartnershipStatus(visitor, key)).toMatchObject({
      status: "more_info",
      notes: [{ kind: "submitted" }, { kind: "asked", text: "Send the whole logo." }],
    });
    await attachPartnershipFile(visitor, key, "logo", await pdfFile("logo.pdf"));
    await answerPartnership(visitor, key, "Here it is.");
    const atDesk = await getPartnership(desk, id);
    expect(atDesk.papers.find(({ field }) => field === "logo")?.status).toBe("pending");
    expect(JSON.stringify(atDesk)).not.toContain("AABTK1234F");
    expect(await revealPan(desk, id, "The card is blurred")).toBe("AABTK1234F");
    await checkPartnershipFile(desk, { requestId: id, field: "logo", status: "verified", note: "" });
    const revision = await revisionOf(id);
    const both = await Promise.allSettled([
      decidePartnership(desk, { requestId: id, revision, event: "approve" }),
      decidePartnership(desk, { requestId: id, revision, event: "approve" }),
    ]);
    expect(both.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    const [made] = await database().select().from(institute).where(eq(institute.requestId, id));
    expect(made).toMatchObject({
      code: expect.stringMatching(/^INS-2026-\d{4}$/),
      termFrom: expect.any(String),
    });
    const actor = await actorOf(await signInByPhone(answers.contactPhone, "institute"));
    expect(actor).toMatchObject({ instituteId: made?.id, memberRole: "owner", name: answers.instituteName });
    const files = await database()
      .select()
      .from(document)
      .where(eq(document.ownerId, made?.id ?? ""));
    expect(files.filter(({ deletedAt }) => deletedAt === null)).toHaveLength(4);
    expect(await mailsAbout(id)).toEqual([
      "institute-news email",
      "institute-news email",
      "partnership-acknowledged sms",
      "partnership-acknowledged unproven email",
    ]);
    const events = await database()
      .select({ event: auditEntry.event })
      .from(auditEntry)
      .where(eq(auditEntry.chain, `partnership:${id}`));
    expect(events.map(({ event }) => event)).toContain("partnership.pan_revealed");
  });

  it("rejects with reasons that the applicant reads, after which the number may apply again", async () => {
    const answers = soundPartnership();
    const { id, key } = await draftPartnership(answers);
    await submitPartnership(visitor, key, agreed);
    await decidePartnership(desk, { requestId: id, revision: 1, event: "take_up" });
    const reject = { requestId: id, revision: 2, event: "reject" as const, text: "Not found." };
    await expect(decidePartnership(desk, { ...reject, reasons: ["whim"] })).rejects.toMatchObject({
      status: 422,
    });
    await decidePartnership(desk, { ...reject, reasons: ["not_registered"] });
    expect((await getPartnershipStatus(visitor, key)).reasons).toHaveLength(1);
    const { key: again } = await draftPartnership({ ...answers, contactPhone: freshPhone() });
    await expect(submitPartnership(visitor, again, agreed)).resolves.toBeTruthy();
  });

  it("P17: who has applied signs in with the contact phone and finds the own request, and nobody else does", async () => {
    const answers = soundPartnership();
    const { key } = await draftPartnership(answers);
    const applicant = await actorOf(await signInByPhone(answers.contactPhone, "institute"));
    // A draft is only its link's.
    expect(await listOwnPartnerships(applicant)).toEqual([]);
    const { number } = await submitPartnership(visitor, key, agreed);
    expect(await listOwnPartnerships(applicant)).toMatchObject([
      { number, name: answers.instituteName, status: "submitted", href: `/institute/apply/${key}` },
    ]);
    const stranger = await actorOf(await signInByPhone(freshPhone(), "institute"));
    expect(await listOwnPartnerships(stranger)).toEqual([]);
  });

  it("D22: what has happened says who of the desk it was; the applicant reads no name of the desk", async () => {
    const nila = await makePortalPerson("admin", "Nila Desk");
    const { id, key } = await draftPartnership(soundPartnership());
    await submitPartnership(visitor, key, agreed);
    clock.move(60);
    await decidePartnership(nila, { requestId: id, revision: 1, event: "take_up" });
    clock.move(60);
    const reject = { requestId: id, revision: 2, event: "reject" as const, text: "Not found." };
    await decidePartnership(nila, { ...reject, reasons: ["not_registered"] });
    const { notes } = await getPartnership(desk, id);
    expect(notes.map(({ kind, by }) => [kind, by])).toEqual([
      ["submitted", null],
      ["rejected", "Nila Desk"],
    ]);
    expect(JSON.stringify(await getPartnershipStatus(visitor, key))).not.toContain("Nila");
  });

  it("finds by name, number and phone, and escalates what is late; an institute sees none of it", async () => {
    const answers = soundPartnership();
    const { id, key } = await draftPartnership(answers);
    const { number } = await submitPartnership(visitor, key, agreed);
    for (const search of [answers.instituteName, number, answers.contactPhone, answers.registrationNumber]) {
      const query = partnershipList.read(`/x?q=${encodeURIComponent(search ?? "")}`);
      expect((await listPartnerships.page(desk, query)).rows.map((row) => row.id)).toContain(id);
    }
    const { actor } = await makePartner();
    const all = partnershipList.read("/x");
    await expect(listPartnerships.page(actor, all)).rejects.toMatchObject({ status: 403 });
    await expect(getPartnership(actor, id)).rejects.toMatchObject({ status: 403 });
    clock.move(49 * 3600);
    expect((await sweepPartnerships()).escalated).toBeGreaterThan(0);
    expect((await sweepPartnerships()).escalated).toBe(0);
    const late = partnershipList.read("/x?clock=late");
    expect((await listPartnerships.page(desk, late)).rows.map((row) => row.id)).toContain(id);
  });
});

describe("a partner's account", () => {
  it("D16b: who was let in under a name stands under it among the sessions", async () => {
    const { actor: owner } = await makePartner();
    const verifier = await makeMember(owner, "verifier");
    const query = sessionList.read("/?q=Team&role=institute");
    const { rows } = await listLiveSessions(desk, query);
    expect(rows.find(({ id }) => id === verifier.sessionId)).toMatchObject({ name: "Team Member" });
  });

  it("reminds before the three years end, once each, and is renewed once", async () => {
    const { requestId } = await makePartner();
    const [before] = await database().select().from(institute).where(eq(institute.requestId, requestId));
    const days = 24 * 3600;
    clock.move(3 * 365 * days - 60 * days);
    expect(await remindTerms()).toBeGreaterThan(0);
    expect(await remindTerms()).toBe(0);
    await renewTerm(desk, requestId, before?.termTo ?? "");
    await expect(renewTerm(desk, requestId, before?.termTo ?? "")).rejects.toMatchObject({ status: 409 });
    const [after] = await database().select().from(institute).where(eq(institute.requestId, requestId));
    expect(Number(after?.termTo.slice(0, 4))).toBe(Number(before?.termTo.slice(0, 4)) + 3);
  });

  it("has a team only its owner changes, and never loses its last owner", async () => {
    const { actor: owner } = await makePartner();
    const { actor: stranger } = await makePartner();
    const reviewer = await makeMember(owner, "reviewer");
    expect(reviewer).toMatchObject({ instituteId: owner.instituteId, memberRole: "reviewer" });
    const someone = { name: "Ravi Kumar", phone: freshPhone(), memberRole: "owner" };
    await expect(changeInstituteTeam.add(reviewer, someone)).rejects.toMatchObject({ status: 404 });
    const members = await database()
      .select()
      .from(instituteMember)
      .where(eq(instituteMember.instituteId, owner.instituteId));
    const [mine, theirs] = ["owner", "reviewer"].map(
      (role) => members.find((m) => m.memberRole === role)?.id ?? "",
    );
    await expect(changeInstituteTeam.end(stranger, theirs ?? "")).rejects.toMatchObject({ status: 404 });
    await expect(changeInstituteTeam.end(owner, mine ?? "")).rejects.toMatchObject({ code: "last_owner" });
    await expect(changeInstituteTeam.setRole(owner, mine ?? "", "reviewer")).rejects.toMatchObject({
      code: "last_owner",
    });
    // Removed by mistake: back with the role and the number, by an owner of this institute alone.
    await changeInstituteTeam.end(owner, theirs ?? "");
    expect((await getInstitute(owner)).removed.map(({ id }) => id)).toEqual([theirs]);
    await expect(changeInstituteTeam.takeBack(stranger, theirs ?? "")).rejects.toMatchObject({ status: 404 });
    await changeInstituteTeam.takeBack(owner, theirs ?? "");
    await changeInstituteTeam.takeBack(owner, theirs ?? "");
    expect(await getInstitute(owner)).toMatchObject({ removed: [], team: [{ isMe: true }, { id: theirs }] });
    await changeInstituteTeam.setRole(owner, theirs ?? "", "owner");
    // The history names the person who did it, and to whom.
    const people = (await getInstitute(owner)).team;
    const [me, them] = [mine, theirs].map((id) => people.find((one) => one.id === id)?.name);
    expect((await listTeamHistory(owner)).slice(0, 3).map(({ words }) => words)).toEqual([
      `${me} changed ${them} from reviewer to owner`,
      `${me} took ${them} back`,
      `${me} removed ${them}`,
    ]);
    await expect(listTeamHistory(reviewer)).rejects.toMatchObject({ status: 404 });
    await changeInstituteTeam.end(owner, mine ?? "");
  });
});
