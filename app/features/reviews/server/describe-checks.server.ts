import { asc, eq } from "drizzle-orm";
import { formatDate, isIstDay } from "#app/core/clock.ts";
import { maskAadhaar } from "#app/core/secrets/mask.ts";
import { database } from "#app/db/opening/client.server.ts";
import { applicationCheck } from "#app/db/schema/applications.ts";
import { applyMessages } from "#app/features/applications/messages/apply.messages.server.ts";
import { extraDocuments } from "#app/features/applications/rules/extra-documents.ts";
import type { ScholarshipFacts } from "#app/features/applications/server/drafts/find-scholarship-facts.server.ts";
import type { ApplicationRow } from "#app/features/applications/server/lists/application-row.server.ts";
import { listAttached } from "#app/features/applications/server/papers/list-attached.server.ts";
import { savedSentences } from "#app/features/applications/server/saved-sentences.server.ts";
import type { NamedTraces } from "#app/features/identity/server/audit/name-traces.server.ts";
import { keptQr } from "#app/features/registration/aadhaar-qr/kept-qr.server.ts";
import { isVerifiedByQr, viewOfQr } from "#app/features/registration/aadhaar-qr/qr-view.ts";
import { findRow } from "#app/features/registration/server/registration-row.server.ts";
import type { ReviewCheck } from "../review-view.ts";

const words = applyMessages.en;
const fixed: Readonly<Record<string, string>> = {
  photo: "Photo",
  aadhaar: "Aadhaar card: name and date of birth",
  marksheet: "Marksheet",
  incomeCert: "Income certificate",
  bankPassbook: "Bank passbook",
  aadhaar_number: "Aadhaar number",
  ifsc_code: "IFSC code",
};

/** Each document and fact with what the student typed about it. A blind reviewer gets the states alone. */
export async function describeChecks(
  row: ApplicationRow,
  scholarship: ScholarshipFacts | null,
  showsPerson: boolean,
  traces: NamedTraces,
): Promise<ReviewCheck[]> {
  const checks = await database()
    .select()
    .from(applicationCheck)
    .where(eq(applicationCheck.applicationId, row.id))
    .orderBy(asc(applicationCheck.position));
  const isByQr = showsPerson && (await isQrOf(row));
  const papers = showsPerson ? await listAttached(row.id) : [];
  const extras = extraDocuments(scholarship?.documents ?? []);
  return checks.map((check) => {
    const paper = papers.find(({ field }) => field === check.code);
    return {
      code: check.code,
      label: fixed[check.code] ?? extras.find(({ field }) => field === check.code)?.label ?? check.code,
      typed: showsPerson ? typedAbout(row, check.code, isByQr) : null,
      status: check.status,
      reason: check.reason,
      sentence: savedSentences.in("en", "defects", check.sentence),
      note: showsPerson ? check.note : null,
      checkedAt: check.checkedAt?.toISOString() ?? null,
      checkedBy: traces.ofSubject(`check:${check.id}`, check.checkedByRole) ?? check.checkedByRole,
      issuer: paper?.issuer ? { name: paper.issuer, agrees: paper.issuerAgrees === true } : null,
      paper: paper ? { id: paper.id, name: paper.name, mime: paper.mime, bytes: paper.bytes } : null,
    };
  });
}

/** Whether her registration's Aadhaar QR, signed by UIDAI, says what this application says. */
async function isQrOf(row: ApplicationRow): Promise<boolean> {
  const registered = row.studentId ? await findRow(row.studentId) : null;
  const qr = keptQr(registered?.aadhaarQr ?? null);
  if (!qr) return false;
  const value = (name: string) => row.answers[name]?.value;
  return isVerifiedByQr(
    viewOfQr(qr, {
      name: value("fullName"),
      dateOfBirth: value("dateOfBirth"),
      gender: value("gender"),
      aadhaarLastFour: row.aadhaarLastFour,
    }),
  );
}

function typedAbout(row: ApplicationRow, code: string, isByQr: boolean): string | null {
  const value = (name: string) => row.answers[name]?.value ?? "";
  const incomes = words.options.familyIncome as Readonly<Record<string, string>>;
  const birth = value("dateOfBirth");
  const number = row.aadhaarLastFour ? maskAadhaar(row.aadhaarLastFour) : null;
  const account = row.accountLastFour ? `Account ending ${row.accountLastFour}` : null;
  const parts: Readonly<Record<string, readonly (string | null)[]>> = {
    aadhaar: [
      value("fullName"),
      isIstDay(birth) ? formatDate(new Date(`${birth}T00:00:00+05:30`)) : null,
      number,
      isByQr ? "name, date of birth and last four digits verified by UIDAI's signed QR" : null,
    ],
    marksheet: [value("percentage") && `Typed ${value("percentage").replace(/%$/, "")}%`, value("course")],
    incomeCert: [value("familyIncome") && `Typed ${incomes[value("familyIncome")] ?? value("familyIncome")}`],
    bankPassbook: [account, value("ifscCode") && `IFSC ${value("ifscCode")}`],
    aadhaar_number: [number, "by its check digit"],
    ifsc_code: [value("ifscCode"), "a known bank"],
  };
  const text = (parts[code] ?? []).filter(Boolean).join(", ");
  return text === "" ? null : text;
}
