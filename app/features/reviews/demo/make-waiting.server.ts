import { asc, eq } from "drizzle-orm";
import { addHours, formatDate, now, setClock } from "#app/core/clock.ts";
import { newFormKey } from "#app/core/forms/form-key.ts";
import { newId } from "#app/core/id.ts";
import { newPdf } from "#app/core/new-pdf.server.ts";
import { pdfBytes } from "#app/core/pdf-bytes.server.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { database } from "#app/db/opening/client.server.ts";
import { applicationCheck } from "#app/db/schema/applications.ts";
import { student } from "#app/db/schema/students.ts";
import { appUser, userContact, userRole } from "#app/db/schema/users.ts";
import { saveAnswers } from "#app/features/applications/server/drafts/save-answers.server.ts";
import { uploadDocument } from "#app/features/applications/server/papers/upload-document.server.ts";
import { startApplication } from "#app/features/applications/server/sending/start-application.server.ts";
import { submitApplication } from "#app/features/applications/server/sending/submit-application.server.ts";
import { demoInstitute } from "#app/features/identity/demo/demo-people.ts";
import { contactRow } from "#app/features/identity/server/contacts/contact-row.server.ts";
import { checkApplication } from "../server/check-application.server.ts";
import { scoreApplication } from "../server/scores/score-application.server.ts";
import { demoTeam, type WaitingApplicant, waitingApplicants } from "./demo-applicants.ts";

const verifier: Actor = {
  role: "institute",
  userId: demoInstitute.userId,
  instituteId: demoInstitute.instituteId,
  memberRole: "owner",
  language: "en",
};
const reviewer: Actor = {
  ...verifier,
  userId: "0190a000-0000-7000-8000-000000000203",
  memberRole: "reviewer",
};

/** Applications that wait for review, through the same verbs as real use: their papers can be opened. */
export async function makeWaiting(scholarships: readonly { id: string; slug: string }[]): Promise<void> {
  const start = now();
  await addReviewer();
  const photos = { female: await drawPhoto("#a5673f"), male: await drawPhoto("#8a5232") };
  for (const person of waitingApplicants) {
    setClock(addHours(start, -person.hoursAgo));
    const actor = await addStudent(person);
    const { id } = await startApplication(actor, { slug: scholarships[person.of]?.slug ?? "" });
    await saveAnswers(actor, id, {
      fields: Object.fromEntries(
        Object.entries(answersOf(person)).map(([field, value]) => [field, { value, agoMs: 0 }]),
      ),
      heardAt: 0,
      step: 5,
      secrets: {
        aadhaarNumber: "234567890124",
        bankAccount: `3021555090${person.key}`,
        confirmBankAccount: `3021555090${person.key}`,
      },
    });
    await uploadDocument(actor, id, "photo", photos[person.gender]);
    for (const [field, file] of Object.entries(await papersOf(person)))
      await uploadDocument(actor, id, field, file);
    await submitApplication(actor, id, { formKey: newFormKey(), receivedAt: now(), mayShare: true });
    await review(person, id);
  }
}

async function review(person: WaitingApplicant, id: string): Promise<void> {
  setClock(addHours(now(), 0.5));
  const checks = await database()
    .select({ code: applicationCheck.code })
    .from(applicationCheck)
    .where(eq(applicationCheck.applicationId, id))
    .orderBy(asc(applicationCheck.position));
  for (const { code } of checks.slice(0, person.verified)) {
    await checkApplication(verifier, id, { code, verdict: "verified" });
  }
  if (!person.points) return;
  const points = Object.entries(person.points).map(([line, given]) => [`p_${line}`, given]);
  await scoreApplication(reviewer, id, { points: Object.fromEntries(points) });
}

/** The institute's own reviewer, who signs in with the phone of the team. */
async function addReviewer(): Promise<void> {
  const [person] = demoTeam.filter(({ memberRole }) => memberRole === "reviewer");
  if (!reviewer.userId || !person) throw new Error("The demo's team has no reviewer");
  const userId = reviewer.userId;
  await database().insert(appUser).values({ id: userId, name: person.name, createdAt: now() });
  await database().insert(userRole).values({ userId, role: "institute", grantedAt: now() });
  await database()
    .insert(userContact)
    .values(contactRow.make({ userId, kind: "phone", value: person.phone }));
}

async function addStudent({ phone, name }: WaitingApplicant): Promise<Actor> {
  const userId = newId();
  const studentId = newId();
  const createdAt = now();
  await database().insert(appUser).values({ id: userId, name, createdAt });
  await database().insert(userRole).values({ userId, role: "student", grantedAt: createdAt });
  await database()
    .insert(userContact)
    .values(contactRow.make({ userId, kind: "phone", value: phone }));
  await database().insert(student).values({ id: studentId, userId, name, createdAt });
  return { role: "student", userId, studentId, name, language: "en" };
}

function answersOf({
  key,
  name,
  gender,
  phone,
  birthDay,
  percentage,
  familyIncome,
}: WaitingApplicant): Record<string, string> {
  const family = name.split(" ").at(-1) ?? "";
  return {
    fullName: name,
    email: `applicant-${key}@scholarsetu.example`,
    phone,
    dateOfBirth: birthDay,
    gender,
    address: `${key}-21, Station Road`,
    city: "Rajamahendravaram",
    state: key % 2 ? "andhra-pradesh" : "telangana",
    pincode: "533103",
    currentEducation: "undergraduate",
    institution: "Godavari Institute of Technology, Rajamahendravaram",
    course: "B.Tech, Computer Science",
    year: "1st",
    percentage,
    fatherName: `Suresh ${family}`,
    motherName: `Latha ${family}`,
    fatherOccupation: "Farmer",
    motherOccupation: "Tailor",
    familyIncome,
    ifscCode: "SBIN0000902",
  };
}

async function papersOf(person: WaitingApplicant): Promise<Record<string, File>> {
  const day = formatDate(addHours(now(), -24 * 90));
  return {
    aadhaar: await makePaper("Aadhaar card", [person.name, `Born 14 0${person.key} 2007`, "XXXX XXXX 0124"]),
    marksheet: await makePaper("Marksheet, class 12", [person.name, `${person.percentage}%`]),
    incomeCert: await makePaper(
      "Income certificate",
      [person.name, `Issued ${day}`, "Tahsildar"],
      "Back: sources of income, farming.",
    ),
    bankPassbook: await makePaper("Bank passbook", [person.name, "SBIN0000902"]),
  };
}

async function drawPhoto(skin: string): Promise<File> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="240" height="300"><rect width="240" height="300" fill="#dfe3f6"/>
    <circle cx="120" cy="118" r="56" fill="${skin}"/><path d="M40 300c0-66 36-104 80-104s80 38 80 104z" fill="#252b6e"/></svg>`;
  const { default: sharp } = await import("sharp");
  const bytes = await sharp(Buffer.from(svg)).png().toBuffer();
  return new File([Uint8Array.from(bytes)], "photo.png", { type: "image/png" });
}

async function makePaper(title: string, lines: readonly string[], back?: string): Promise<File> {
  const pdf = await newPdf({ size: "A5", info: { Title: title } });
  pdf.fontSize(18).text(title).moveDown().fontSize(12);
  for (const line of lines) pdf.text(line);
  pdf.moveDown().fontSize(9).text("A sample paper of the demo. It stands for nobody's document.");
  if (back) pdf.addPage().fontSize(12).text(back);
  const bytes = await pdfBytes(pdf);
  return new File([Uint8Array.from(bytes)], `${title.toLowerCase().replace(/[^a-z0-9]+/g, "-")}.pdf`, {
    type: "application/pdf",
  });
}
