import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { newFormKey } from "#app/core/forms/form-key.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { database, inTransaction } from "#app/db/opening/client.server.ts";
import { institutePerson, rosterStudent } from "#app/db/schema/institutes.ts";
import { student } from "#app/db/schema/students.ts";
import { findDataSubject } from "#app/features/identity/server/own-data/find-data-subject.server.ts";
import { useApplicationWorld } from "#tests/support/application-world.ts";
import { actorOf, signInByPhone, useIdentityWorld } from "#tests/support/identity-world.ts";
import { instituteWorldJobs, makeMember, makePartner } from "#tests/support/institute-world.ts";
import { useTestDatabase } from "#tests/support/test-database.ts";
import { rosterList } from "../../roster-list.ts";
import { getInstitute } from "../get-institute.server.ts";
import { instituteOwnData } from "../institute-own-data.server.ts";
import { askRenewal } from "../terms/ask-renewal.server.ts";
import { drawLetter } from "../terms/draw-letter.server.ts";
import { issueLetter } from "../terms/issue-letter.server.ts";
import { updateInstitute } from "../update-institute.server.ts";
import { confirmClass } from "./confirm-class.server.ts";
import { getRosterStudent } from "./get-roster-student.server.ts";
import { importRoster } from "./import-roster.server.ts";
import { listImports } from "./list-imports.server.ts";
import { listRoster } from "./list-roster.server.ts";
import { moveRosterStudents } from "./move-roster-students.server.ts";
import { saveRosterStudent } from "./save-roster-student.server.ts";

useTestDatabase({ jobs: instituteWorldJobs });
useApplicationWorld();
useIdentityWorld();

const head = "Roll No,Student Name,DOB,Sex,Class,Section,Mobile";
const asha = {
  admissionNumber: "A-1",
  name: "Asha Rao",
  birthDay: "2008-03-09",
  gender: "female",
  course: "Class 10",
  year: "B",
  phone: "9876500001",
};
const all = rosterList.read("/x");

describe("the roll", () => {
  it("imports 5,000 students of whom 50 are wrong, and tells each line", async () => {
    const { actor } = await makePartner();
    const lines = Array.from({ length: 5000 }, (_, index) => {
      const row = [
        `A${index}`,
        `Student ${"abcdefghij"[index % 10]}`,
        "09/03/2008",
        "F",
        "Class 10",
        "B",
        "",
      ];
      if (index % 100 === 7) row[2] = "31/02/2008";
      return row.join(",");
    });
    const text = `\ufeff${[head, ...lines].join("\r\n")}`;
    const report = await importRoster(actor, { name: "class.csv", text });
    expect(report).toMatchObject({ rows: 5000, added: 4950, updated: 0 });
    expect(report.problems).toHaveLength(50);
    expect(report.problems[0]).toEqual({ line: 9, errors: ["Date of birth: Enter a real date of birth."] });
    expect(report.problems.map(({ line }) => line)).toEqual(
      Array.from({ length: 50 }, (_, i) => i * 100 + 9),
    );
    // The same file again changes nothing but says so.
    expect(await importRoster(actor, { name: "class.csv", text })).toMatchObject({ added: 0, updated: 4950 });
    expect((await listRoster.page(actor, all)).total).toBe(4950);
    expect((await listImports.one(actor, report.id)).problems).toHaveLength(50);
  });

  it("reads a class as spreadsheets in India write it, and takes no known phone away", async () => {
    const { actor } = await makePartner();
    const rows = [
      "Roll No;Student Name;DOB;Sex;Class;Section;Mobile",
      '="0012";"సీత, రామ లక్ష్మి";9-Mar-08;F;Class 10;B;\'+91 98765 00001',
      "13;मीरा कुमारी;09/03/2008;girl;Class 10;B;",
      "14;=HYPERLINK(A1);09/03/2008;F;Class 10;B;",
      "15;Asha Rao;09/03/2008;F;Class 10;B;9.87654E+09",
      ";;;;;;",
    ];
    const report = await importRoster(actor, { name: "c.csv", text: `\ufeff${rows.join("\r\n")}` });
    expect(report.problems).toEqual([
      { line: 2, errors: ["Name: Use only letters in the name."] },
      { line: 4, errors: ["Name: a formula stands here instead of its value."] },
      { line: 5, errors: [expect.stringContaining("Phone: the spreadsheet shortened this number.")] },
    ]);
    const fixed = rows.slice(0, 2).map((row) => row.replace('"సీత, రామ లక్ష్మి"', "సీత రామ లక్ష్మి"));
    await importRoster(actor, { name: "c.csv", text: fixed.join("\n") });
    const withoutPhones = fixed.map((row) => row.split(";").slice(0, 6).join("\t")).join("\n");
    expect(await importRoster(actor, { name: "c.csv", text: withoutPhones })).toMatchObject({ updated: 1 });
    const { rows: roll } = await listRoster.page(actor, all);
    // The class is confirmed in one press, by who has compared it, and only as it stood on the page.
    const press = { expected: 2, isCompared: true };
    for (const wrong of [
      { ...press, isCompared: false },
      { ...press, expected: 3 },
    ]) {
      await expect(confirmClass(actor, all, wrong)).rejects.toMatchObject({ title: expect.any(String) });
    }
    expect((await listRoster.page(actor, all)).toConfirm).toBe(2);
    expect(await confirmClass(actor, all, press)).toBe(2);
    expect((await listRoster.page(actor, all)).toConfirm).toBe(0);
    expect(roll.map(({ name, birthDay, phone }) => [name, birthDay, phone])).toEqual([
      ["मीरा कुमारी", "9 Mar 2008", null],
      ["సీత రామ లక్ష్మి", "9 Mar 2008", expect.stringMatching(/0001$/)],
    ]);
  });

  it("refuses what is no roll, and a number twice in one file", async () => {
    const { actor } = await makePartner();
    const read = (text: string) => importRoster(actor, { name: "x.csv", text });
    await expect(read("a,b\n1,2")).rejects.toMatchObject({
      fieldErrors: { file: [expect.stringContaining("Missing: Admission number")] },
    });
    await expect(read(head)).rejects.toMatchObject({ status: 422 });
    await expect(read(`${head}\n"open`)).rejects.toMatchObject({ status: 422 });
    const line = "A1,Asha Rao,2008-03-09,f,Class 10,B,9876500001";
    const twice = await read([head, line, line, "A2,<b>,2008-03-09,f,Class 10,B,123"].join("\n"));
    expect(twice.problems).toEqual([
      { line: 3, errors: ["Admission number: the same as in line 2."] },
      { line: 4, errors: [expect.stringContaining("Name:"), expect.stringContaining("Phone:")] },
    ]);
    const [row] = await database()
      .select()
      .from(rosterStudent)
      .where(eq(rosterStudent.instituteId, actor.instituteId));
    expect(JSON.stringify(row)).not.toContain("9876500001");
  });

  it("confirms, issues one letter for a double click, and draws it", async () => {
    const { actor } = await makePartner();
    const id = await saveRosterStudent(actor, null, asha);
    await expect(saveRosterStudent(actor, null, asha)).rejects.toMatchObject({
      fieldErrors: { admissionNumber: [expect.any(String)] },
    });
    const race = { ...asha, admissionNumber: "A-2" };
    const both = await Promise.allSettled([1, 2].map(() => saveRosterStudent(actor, null, race)));
    expect(both.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect(both.find(({ status }) => status === "rejected")).toMatchObject({ reason: { status: 422 } });
    const wish = { purpose: "Scholarship application", formKey: newFormKey() };
    await expect(issueLetter(actor, id, wish)).rejects.toMatchObject({ status: 409 });
    await moveRosterStudents(actor, [id], "confirm");
    await expect(moveRosterStudents(actor, [id], "confirm")).rejects.toMatchObject({ status: 409 });
    const letters = await Promise.all([issueLetter(actor, id, wish), issueLetter(actor, id, wish)]);
    expect(new Set(letters).size).toBe(1);
    const { pdf, number } = await drawLetter(actor, letters[0] ?? "");
    expect(number).toMatch(/^BON-2026-\d{7}-\d$/);
    expect(pdf.subarray(0, 5).toString()).toBe("%PDF-");
    expect((await getRosterStudent(actor, id)).letters).toHaveLength(1);
    // A name as it is written at home is printed as it is: its letters are embedded.
    for (const [name, face] of [
      ["సుజాత రావు", /AnekTelugu/],
      ["आशा राव", /AnekDevanagari/],
    ] as const) {
      await saveRosterStudent(actor, id, { ...asha, name });
      const other = await issueLetter(actor, id, { ...wish, formKey: newFormKey() });
      expect((await drawLetter(actor, other)).pdf.toString("latin1")).toMatch(face);
    }
    expect(pdf.toString("latin1")).not.toContain("Anek");
  });

  it("T13, T14: is nobody else's, and a reviewer only reads it", async () => {
    const { actor: owner } = await makePartner();
    const { actor: stranger } = await makePartner();
    const reviewer = await makeMember(owner, "reviewer");
    const outsider: Actor = { role: "institute", userId: null, language: "en" };
    const id = await saveRosterStudent(owner, null, asha);
    await moveRosterStudents(owner, [id], "confirm");
    const letter = await issueLetter(owner, id, { purpose: "A bus pass", formKey: newFormKey() });
    const { id: report } = await importRoster(owner, {
      name: "x.csv",
      text: `${head}\nA9,Ravi Rao,2008-03-09,m,Class 9,A,`,
    });
    for (const other of [stranger, outsider]) {
      await expect(getRosterStudent(other, id)).rejects.toMatchObject({ status: 404 });
      await expect(saveRosterStudent(other, id, asha)).rejects.toMatchObject({ status: 404 });
      await expect(moveRosterStudents(other, [id], "leave")).rejects.toMatchObject({ status: 404 });
      await expect(drawLetter(other, letter)).rejects.toMatchObject({ status: 404 });
      await expect(listImports.one(other, report)).rejects.toMatchObject({ status: 404 });
      await expect(
        issueLetter(other, id, { purpose: "Anything", formKey: newFormKey() }),
      ).rejects.toMatchObject({ status: 404 });
    }
    expect((await listRoster.page(stranger, all)).total).toBe(0);
    await expect(listRoster.page(outsider, all)).rejects.toMatchObject({ status: 404 });
    expect((await listRoster.page(reviewer, all)).total).toBe(2);
    await expect(saveRosterStudent(reviewer, id, asha)).rejects.toMatchObject({ status: 404 });
    await expect(listRoster.export.open(reviewer, all)).rejects.toMatchObject({ status: 404 });
  });
});

describe("the institute's profile", () => {
  it("is updated by an owner, once for what was seen, and keeps what the desk verified", async () => {
    const { actor } = await makePartner();
    const before = await getInstitute(actor);
    expect(before.pan).toBe("XXXXX1234X");
    const wish = {
      instituteName: "Krishna University College",
      establishedYear: "1998",
      accreditation: "naac-a++",
      address: before.address,
      city: "Guntur",
      state: "andhra-pradesh",
      pincode: "522001",
      website: "krishna.example",
      principalName: "Lakshmi Devi",
      contactEmail: before.contactEmail,
      contactPhone: before.contactPhone,
      alternatePhone: "",
      registrationNumber: "FORGED",
    };
    await updateInstitute(actor, wish, before.revision);
    await expect(updateInstitute(actor, wish, before.revision)).rejects.toMatchObject({ status: 409 });
    await expect(updateInstitute(actor, { ...wish, pincode: "1" }, 1)).rejects.toMatchObject({ status: 422 });
    const after = await getInstitute(actor);
    expect(after).toMatchObject({
      name: "Krishna University College",
      website: "https://krishna.example",
      registrationNumber: before.registrationNumber,
    });
    const verifier = await makeMember(actor, "verifier");
    await expect(updateInstitute(verifier, wish, 1)).rejects.toMatchObject({ status: 404 });
    await expect(askRenewal(verifier)).rejects.toMatchObject({ status: 404 });
    await askRenewal(actor);
    expect((await getInstitute(actor)).renewalAskedAt).not.toBeNull();
  });
});

describe("T36: own data", () => {
  it("a copy names whom the birth day proves; erasing takes the phone from the roll and the name from the team", async () => {
    const { actor } = await makePartner();
    const verifier = await makeMember(actor, "verifier");
    const phone = "9876511223";
    const { userId } = await actorOf(await signInByPhone(phone, "student"));
    await saveRosterStudent(actor, null, { ...asha, phone });
    await saveRosterStudent(actor, null, { ...asha, phone, admissionNumber: "A-2", birthDay: "2009-01-01" });
    await database()
      .update(student)
      .set({ birthDay: asha.birthDay })
      .where(eq(student.userId, userId ?? ""));
    const family = await findDataSubject(userId ?? "");
    expect(await instituteOwnData.collect(family)).toMatchObject({
      team: [],
      rolls: [
        { name: "Asha Rao", admissionNumber: "A-1" },
        { note: expect.stringContaining("Ask the institute") },
      ],
    });
    expect(JSON.stringify(await instituteOwnData.collect(family))).not.toContain("A-2");
    const staff = await findDataSubject(verifier.userId ?? "");
    expect(await instituteOwnData.collect(staff)).toMatchObject({
      team: [{ name: "Team Member" }],
      rolls: [],
    });
    await inTransaction(async (tx) => {
      await instituteOwnData.erase(tx, family);
      await instituteOwnData.erase(tx, staff);
    });
    expect(await instituteOwnData.collect(family)).toEqual({ team: [], rolls: [] });
    expect((await listRoster.page(actor, all)).rows.map(({ name }) => name)).toEqual([
      "Asha Rao",
      "Asha Rao",
    ]);
    expect(await instituteOwnData.collect(staff)).toEqual({ team: [], rolls: [] });
    const people = await database()
      .select()
      .from(institutePerson)
      .where(eq(institutePerson.instituteId, actor.instituteId));
    expect(people.map(({ name }) => name)).not.toContain("Team Member");
    expect((await getInstitute(actor)).team).toHaveLength(1);
  });
});
