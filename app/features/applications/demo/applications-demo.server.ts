import { asc, eq } from "drizzle-orm";
import { addHours, istDate, now, setClock, useRealClock } from "#app/core/clock.ts";
import { newFormKey } from "#app/core/forms/form-key.ts";
import { rupees } from "#app/core/money.ts";
import { newPdf } from "#app/core/new-pdf.server.ts";
import { pdfBytes } from "#app/core/pdf-bytes.server.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { database } from "#app/db/opening/client.server.ts";
import { application, applicationCheck } from "#app/db/schema/applications.ts";
import { scholarship } from "#app/db/schema/scholarships.ts";
import { demoPortals, demoStudent } from "#app/features/identity/demo/demo-people.ts";
import { leaveUnread } from "#app/features/notifications/demo/leave-unread.server.ts";
import type { Criteria } from "#app/features/scholarships/eligibility/criteria.ts";
import { judge } from "#app/features/scholarships/eligibility/eligibility.ts";
import { profileOf } from "../profile-of.ts";
import { recordCheck } from "../server/checks/record-check.server.ts";
import { decideApplication } from "../server/decisions/decide-application.server.ts";
import { recordPayout } from "../server/decisions/record-payout.server.ts";
import { withdrawApplication } from "../server/decisions/withdraw-application.server.ts";
import { findScholarshipFacts } from "../server/drafts/find-scholarship-facts.server.ts";
import { readDraft } from "../server/drafts/read-draft.server.ts";
import { saveAnswers } from "../server/drafts/save-answers.server.ts";
import { getApplicationRow } from "../server/lists/application-row.server.ts";
import { uploadDocument } from "../server/papers/upload-document.server.ts";
import { saveOwnProfile } from "../server/profile/save-own-profile.server.ts";
import { sendMessage } from "../server/send-message.server.ts";
import { findClosing } from "../server/sending/find-closing.server.ts";
import { startApplication } from "../server/sending/start-application.server.ts";
import { submitApplication } from "../server/sending/submit-application.server.ts";
import { type DemoApplication, demoAnswers, demoApplications, demoSecrets } from "./demo-applications.ts";

const student: Actor = {
  role: "student",
  userId: demoStudent.userId,
  studentId: demoStudent.studentId,
  name: demoStudent.name,
  language: "en",
};

const desk: Actor = {
  role: "admin",
  staffRoles: ["super_admin"],
  userId: demoPortals.admin.userId,
  language: "en",
};

/** The demo student's history, through the same verbs as real use. Made once; a second call changes nothing. */
export async function buildApplicationsDemo(): Promise<void> {
  const [known] = await database()
    .select({ id: application.id })
    .from(application)
    .where(eq(application.studentId, demoStudent.studentId))
    .limit(1);
  if (known) return;
  const start = now();
  await makeHistory(start).finally(useRealClock);
  await leaveUnread(student, 3);
}

async function makeHistory(start: Date): Promise<void> {
  const used = new Set<string>();
  for (const wish of demoApplications) {
    setClock(addHours(start, -wish.hoursAgo));
    const slug = await findOpenSlug(wish, used);
    used.add(slug);
    await makeApplication(wish, slug, start);
  }
  setClock(addHours(start, -1));
  await saveOwnProfile(student, {
    fullName: demoStudent.name,
    givenName: "Sravani",
    email: demoAnswers.email,
    course: demoAnswers.course,
    institution: demoAnswers.institution,
    year: "1st",
    cgpa: "9.1",
  });
}

/** What she could really apply for on that day: open, and no rule of it speaks against her (P36). */
async function findOpenSlug({ slugs }: DemoApplication, used: ReadonlySet<string>): Promise<string> {
  const others = await database()
    .select({ slug: scholarship.slug })
    .from(scholarship)
    .orderBy(asc(scholarship.number))
    .limit(200);
  for (const slug of [...slugs, ...others.map((row) => row.slug)]) {
    const facts = used.has(slug) ? null : await findScholarshipFacts({ slug });
    if (facts && (await findClosing(facts, now())).isOpen && fits(facts.criteria)) return slug;
  }
  throw new Error("The demo needs the catalogue of scholarships");
}

function fits(criteria: Criteria): boolean {
  const answers = Object.entries(demoAnswers).map(([name, value]) => [name, { value, at: 0 }] as const);
  const profile = {
    ...profileOf(Object.fromEntries(answers)),
    disabilityPercent: 0,
    socialGroup: "obc",
    minority: "none",
  } as const;
  return judge(criteria, profile, istDate(now())).criteria.every(({ outcome }) => outcome !== "notMet");
}

async function makeApplication(wish: DemoApplication, slug: string, start: Date): Promise<void> {
  const { id, number } = await startApplication(student, { slug });
  const { row } = await getApplicationRow(number);
  // Only what the registration and the application before do not know.
  const missing = Object.entries(demoAnswers).filter(([name]) => !row.answers[name]);
  await saveAnswers(student, id, {
    fields: Object.fromEntries(missing.map(([name, value]) => [name, { value, agoMs: 0 }])),
    heardAt: 0,
    step: wish.status === "draft" ? 3 : 5,
    ...(row.aadhaarHash === null && { secrets: demoSecrets }),
  });
  if (wish.status === "draft") return;
  await fillIn(id, number);
  await submitApplication(student, id, { formKey: newFormKey(), receivedAt: now(), mayShare: true });
  const sentAt = now();
  const later = (hours: number) => {
    const moment = addHours(sentAt, hours);
    setClock(moment < start ? moment : start);
  };
  switch (wish.status) {
    case "withdrawn":
      later(30);
      return withdrawApplication(student, id);
    case "rejected":
      later(20);
      await verifyAll(id);
      later(200);
      return decideApplication(desk, id, { verdict: "reject", reasons: ["seats_full"] });
    case "approved":
    case "paid":
      later(20);
      await verifyAll(id);
      later(400);
      await decideApplication(desk, id, {
        verdict: "approve",
        awardPaise: rupees(wish.awardRupees ?? 0),
      });
      if (wish.status === "approved") return;
      later(700);
      return recordPayout(desk, id, { reference: "SBINR52026110204417" });
    case "action_needed":
      later(19);
      for (const code of ["photo", "aadhaar", "marksheet"]) {
        await recordCheck(desk, id, { code, verdict: "verified" });
      }
      later(41);
      await recordCheck(desk, id, {
        code: "incomeCert",
        verdict: "defect",
        reason: "out_of_date",
        note: "It was issued last year; this scholarship needs one of this financial year.",
      });
      return sendMessage(desk, id, "Please send the new certificate here; nothing else is missing.");
    default:
      return;
  }
}

/** Whatever this scholarship still asks: its questions, and papers that are not in the vault yet. */
async function fillIn(id: string, number: string): Promise<void> {
  const { row } = await getApplicationRow(number);
  const { problems, extras } = await readDraft(row);
  for (const { field, step } of problems) {
    if (field.startsWith("q_")) {
      await saveAnswers(student, id, { fields: { [field]: { value: "yes", agoMs: 0 } }, heardAt: 0 });
    } else if (step === 4) {
      const title = extras.find((extra) => extra.field === field)?.label ?? field;
      await uploadDocument(
        student,
        id,
        field,
        field === "photo" ? await drawPhoto() : await makePaper(title),
      );
    }
  }
}

async function verifyAll(id: string): Promise<void> {
  const checks = await database()
    .select()
    .from(applicationCheck)
    .where(eq(applicationCheck.applicationId, id));
  for (const { code, status } of checks) {
    if (status === "pending") await recordCheck(desk, id, { code, verdict: "verified" });
  }
}

async function drawPhoto(): Promise<File> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="240" height="300"><rect width="240" height="300" fill="#dfe3f6"/>
    <circle cx="120" cy="118" r="56" fill="#a5673f"/><path d="M40 300c0-66 36-104 80-104s80 38 80 104z" fill="#252b6e"/></svg>`;
  const { default: sharp } = await import("sharp");
  const bytes = await sharp(Buffer.from(svg)).png().toBuffer();
  return new File([Uint8Array.from(bytes)], "photo.png", { type: "image/png" });
}

async function makePaper(title: string): Promise<File> {
  const pdf = await newPdf({ size: "A5", info: { Title: title } });
  pdf
    .fontSize(18)
    .text(title)
    .moveDown()
    .fontSize(11)
    .text("A sample paper of the demo. It stands for nobody's document.");
  const bytes = await pdfBytes(pdf);
  return new File([Uint8Array.from(bytes)], `${title.toLowerCase().replace(/[^a-z0-9]+/g, "-")}.pdf`, {
    type: "application/pdf",
  });
}
