import { sandboxGateway } from "#app/adapters/adapters.server.ts";
import { verhoeffDigit } from "#app/core/numbers/check-digit.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { demoStudent } from "#app/features/identity/demo/demo-people.ts";
import { acceptPaymentReturn } from "#app/features/payments/server/accept-payment-return.server.ts";
import { findRegistration } from "../server/find-registration.server.ts";
import { openRegistrationPayment } from "../server/paying/open-registration-payment.server.ts";
import { settleRegistration } from "../server/paying/settle-registration.server.ts";
import { submitRegistration } from "../server/submit-registration.server.ts";

const student: Actor = {
  role: "student",
  userId: demoStudent.userId,
  studentId: demoStudent.studentId,
  name: demoStudent.name,
  language: "en",
};

const answers = {
  name: demoStudent.name,
  gender: "female",
  dateOfBirth: demoStudent.birthDay,
  motherName: "Lakshmi Gaddam",
  fatherName: "Narsimha Gaddam",
  class: "btech",
  schoolName: "Godavari Institute of Technology",
  schoolAddress: "Danavaipeta, Rajamahendravaram",
  schoolPincode: "533103",
  state: "andhra-pradesh",
  bankName: "sbi",
  accountType: "savings",
  passbookName: demoStudent.name,
  accountNumber: "30211456789",
  confirmAccountNumber: "30211456789",
  ifscCode: "SBIN0000904",
  aadhaarNumber: `29876543210${verhoeffDigit("29876543210")}`,
  agreeTerms: "on",
  matchingConsent: "on",
};

/** The demo student is registered and has paid, by the same verbs as everybody. A second call changes nothing. */
export async function buildRegistrationDemo(): Promise<void> {
  if ((await findRegistration(student))?.submittedAt) return;
  const submitted = await submitRegistration(student, {
    answers,
    files: { aadhaarImage: await paper("aadhaar-card"), bankPassbook: await paper("bank-passbook") },
    refusals: {},
    key: demoStudent.studentId,
  });
  if (submitted.kind !== "submitted") throw new Error("The demo registration was not taken");
  const payment = await openRegistrationPayment(student, submitted.id);
  const order = payment?.checkout?.fields.order_id;
  if (order)
    await acceptPaymentReturn(sandboxGateway().payReturn(order), { registration: settleRegistration });
}

/** A sheet of paper with lines on it: nobody's real document. */
async function paper(name: string): Promise<File> {
  const lines = Array.from(
    { length: 9 },
    (_, index) =>
      `<rect x="60" y="${90 + index * 50}" width="${520 - (index % 3) * 120}" height="14" rx="7"/>`,
  );
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="640" height="600"><rect width="640" height="600" fill="#fbfaf7"/><g fill="#c9c4ba">${lines.join("")}</g></svg>`;
  const { default: sharp } = await import("sharp");
  const bytes = await sharp(Buffer.from(drawing)).jpeg({ quality: 70 }).toBuffer();
  return new File([new Uint8Array(bytes)], `${name}.jpg`, { type: "image/jpeg" });
}
