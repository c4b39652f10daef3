import { and, desc, eq, isNull, ne } from "drizzle-orm";
import type { Actor } from "#app/core/portals/permissions.ts";
import { decryptField, encryptField } from "#app/core/secrets/crypto.server.ts";
import { defaultLanguage } from "#app/core/words/i18n.ts";
import { stateNames } from "#app/core/words/state-names.ts";
import type { KeptAnswer } from "#app/db/audit/sealed-columns.ts";
import type { Tx } from "#app/db/opening/client.server.ts";
import { application, studentProfile } from "#app/db/schema/applications.ts";
import { registration } from "#app/db/schema/registration.ts";
import { findContact } from "#app/features/identity/server/contacts/find-contact.server.ts";
import { readStudentRow } from "#app/features/identity/server/students/read-student-row.server.ts";
import { keptQr } from "#app/features/registration/aadhaar-qr/kept-qr.server.ts";
import { className } from "#app/features/registration/server/choices/class-name.server.ts";
import { levelOfClassOption } from "#app/features/scholarships/catalogue/levels.ts";
import { type CurrentEducation, currentEducations, isSchoolClass } from "../../application-options.ts";
import { isKeptField, isOwnQuestionField, isQuestionField } from "../../forms/form-steps.ts";
import { onlyAsked } from "../../rules/only-asked.ts";

export interface KnownAnswers {
  readonly answers: Record<string, KeptAnswer>;
  readonly secrets: Pick<
    typeof application.$inferInsert,
    "aadhaarLastFour" | "aadhaarHash" | "accountEncrypted" | "accountLastFour"
  >;
}

/**
 * What need not be typed again: the registration first, then the last application, then the account. It needs no
 * consent of its own: to have her later forms filled is what a student registers for (S6). Only what this form asks
 * is taken along (P11).
 */
export async function findKnownAnswers(
  tx: Tx,
  actor: Actor,
  { applicationId, isAssisted }: { applicationId: string; isAssisted: boolean },
): Promise<KnownAnswers> {
  const { userId, studentId } = actor;
  if (!userId || !studentId) return { answers: {}, secrets: {} };
  const answers: Record<string, KeptAnswer> = {};
  const put = (field: string, value: string | null | undefined, from: "registration" | "application") => {
    if (value && !answers[field] && isKeptField(field)) answers[field] = { value, at: 0, from };
  };
  const [kept] = await tx.select().from(studentProfile).where(eq(studentProfile.studentId, studentId));
  for (const field of ["email", "course", "institution", "year"] as const)
    put(field, kept?.[field], "registration");
  if (kept?.cgpa) {
    put("marksKind", "cgpa", "registration");
    put("cgpa", kept.cgpa, "registration");
  }
  const registered = await findRegistration(tx, studentId);
  if (registered)
    for (const [field, value] of registeredAnswers(registered)) put(field, value, "registration");
  const earlier = await findEarlier(tx, studentId, applicationId);
  for (const [field, kept] of Object.entries(earlier?.answers ?? {})) {
    // What one scholarship alone asked is no answer to another's question of the same number.
    if (!isQuestionField(field) && !isOwnQuestionField(field)) put(field, kept.value, "application");
  }
  const person = await readStudentRow(studentId);
  put("fullName", person?.name, "registration");
  put("dateOfBirth", person?.birthDay, "registration");
  put("phone", await findContact(userId, "phone"), "registration");
  put("email", await findContact(userId, "email"), "registration");
  return {
    answers: onlyAsked(answers, { isAssisted }),
    secrets: registered
      ? moved(registered, "registration", applicationId)
      : earlier
        ? moved(earlier, "application", applicationId)
        : {},
  };
}

type Registered = typeof registration.$inferSelect;

async function findRegistration(tx: Tx, studentId: string): Promise<Registered | null> {
  const [row] = await tx
    .select()
    .from(registration)
    .where(and(eq(registration.studentId, studentId), isNull(registration.erasedAt)));
  return row ?? null;
}

async function findEarlier(tx: Tx, studentId: string, applicationId: string) {
  const [row] = await tx
    .select()
    .from(application)
    .where(
      and(
        eq(application.studentId, studentId),
        ne(application.id, applicationId),
        isNull(application.erasedAt),
      ),
    )
    .orderBy(desc(application.savedAt), desc(application.id))
    .limit(1);
  return row ?? null;
}

const educationOfLevel: Readonly<Record<string, CurrentEducation>> = {
  iti: "iti",
  diploma: "diploma",
  ug: "undergraduate",
  pg: "postgraduate",
  phd: "phd",
};

/** S10: a class of school is itself; a course is what its level is called. */
function educationOfClass(option: string): CurrentEducation | null {
  const school = currentEducations.find((name) => name === option && isSchoolClass(name));
  return school ?? educationOfLevel[levelOfClassOption(option) ?? ""] ?? null;
}

function registeredAnswers(row: Registered): [string, string | null][] {
  return [
    ["fullName", row.name],
    ["gender", row.gender],
    ["dateOfBirth", row.dateOfBirth],
    ["motherName", row.motherName],
    ["fatherName", row.fatherName],
    ["noFather", row.noFather],
    ["noMother", row.noMother],
    ["currentEducation", row.class && educationOfClass(row.class)],
    ["institution", row.schoolName],
    // Degrees have one short name in every language.
    ["course", row.class && !isSchoolClass(row.class) ? className(row.class, defaultLanguage) : null],
    ...homeByQr(row.aadhaarQr),
    ["state", row.state],
    ["ifscCode", row.ifscCode],
  ];
}

const isSame = (one: string, other: string) => one.toUpperCase() === other.trim().toUpperCase();

/** Where she lives, as UIDAI signed it. */
function homeByQr(stored: string | null): [string, string | null][] {
  const home = keptQr(stored)?.home;
  if (!home) return [];
  const [state] = Object.entries(stateNames).find(([, name]) => isSame(name, home.state)) ?? [];
  return [
    ["address", home.address],
    ["city", home.city],
    ["pincode", home.pincode],
    ["state", state ?? null],
  ];
}

/** A sealed number belongs to its row: it is opened there and sealed anew here (T26). */
function moved(
  row: {
    id: string;
    accountEncrypted: string | null;
    accountLastFour: string | null;
    aadhaarLastFour: string | null;
    aadhaarHash: string | null;
  },
  table: "registration" | "application",
  applicationId: string,
): KnownAnswers["secrets"] {
  const { id, accountEncrypted, accountLastFour, aadhaarLastFour, aadhaarHash } = row;
  const column = "account_encrypted";
  return {
    aadhaarLastFour,
    // Where two registrations gave one number, the second one's hash bears its row behind the sign (X8).
    aadhaarHash: aadhaarHash?.split("#")[0] ?? null,
    ...(accountEncrypted && {
      accountEncrypted: encryptField(decryptField(accountEncrypted, { table, column, rowId: id }), {
        table: "application",
        column,
        rowId: applicationId,
      }),
      accountLastFour,
    }),
  };
}
