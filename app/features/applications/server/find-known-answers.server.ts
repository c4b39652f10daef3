import { and, desc, eq, isNull, ne } from "drizzle-orm";
import { decryptField, encryptField } from "#app/core/crypto.server.ts";
import { defaultLanguage, isLanguage, type Language } from "#app/core/i18n.ts";
import type { Actor } from "#app/core/permissions.ts";
import type { Tx } from "#app/db/client.server.ts";
import { application, type KeptAnswer, studentProfile } from "#app/db/schema/applications.ts";
import { registration } from "#app/db/schema/registration.ts";
import { student } from "#app/db/schema/students.ts";
import { appUser } from "#app/db/schema/users.ts";
import { findContact } from "#app/features/identity/server/find-contact.server.ts";
import { hasConsent } from "#app/features/identity/server/has-consent.server.ts";
import { className } from "#app/features/registration/server/class-name.server.ts";
import { levelOfClassOption } from "#app/features/scholarships/levels.ts";
import type { CurrentEducation } from "../application-options.ts";
import { isKeptField, isOwnQuestionField, isQuestionField } from "../forms/form-steps.ts";

export interface KnownAnswers {
  readonly answers: Record<string, KeptAnswer>;
  readonly secrets: Pick<
    typeof application.$inferInsert,
    "aadhaarLastFour" | "aadhaarHash" | "accountEncrypted" | "accountLastFour"
  >;
}

/**
 * What need not be typed again: the registration first, then the last application, then the account. Only
 * with the student's consent to be filled in with what registration knows.
 */
export async function findKnownAnswers(tx: Tx, actor: Actor, applicationId: string): Promise<KnownAnswers> {
  const { userId, studentId } = actor;
  if (!userId || !studentId) return { answers: {}, secrets: {} };
  const answers: Record<string, KeptAnswer> = {};
  const put = (field: string, value: string | null | undefined, from: "registration" | "application") => {
    if (value && !answers[field] && isKeptField(field)) answers[field] = { value, at: 0, from };
  };
  const [kept] = await tx.select().from(studentProfile).where(eq(studentProfile.studentId, studentId));
  for (const field of ["email", "course", "institution", "year"] as const)
    put(field, kept?.[field], "registration");
  if (kept?.cgpa)
    put("percentage", String(Math.round(Math.min(Number(kept.cgpa) * 9.5, 100) * 100) / 100), "registration");
  const mayFill = await hasConsent(studentId, "profile_matching");
  const registered = mayFill ? await findRegistration(tx, studentId) : null;
  if (registered)
    for (const [field, value] of registeredAnswers(registered, await readerLanguage(tx, userId)))
      put(field, value, "registration");
  const earlier = await findEarlier(tx, studentId, applicationId);
  for (const [field, kept] of Object.entries(earlier?.answers ?? {})) {
    // What one scholarship alone asked is no answer to another's question of the same number.
    if (!isQuestionField(field) && !isOwnQuestionField(field)) put(field, kept.value, "application");
  }
  const [person] = await tx.select().from(student).where(eq(student.id, studentId));
  put("fullName", person?.name, "registration");
  put("dateOfBirth", person?.birthDay, "registration");
  put("phone", await findContact(userId, "phone"), "registration");
  put("email", await findContact(userId, "email"), "registration");
  return {
    answers,
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
  iti: "diploma",
  diploma: "diploma",
  ug: "undergraduate",
  pg: "postgraduate",
  phd: "phd",
};

/** Classes 6 to 10 are working towards the 10th, 11 and 12 towards the 12th. */
function educationOfClass(option: string): CurrentEducation | null {
  const level = levelOfClassOption(option);
  const school = /^class-(\d+)$/.exec(level ?? "")?.[1];
  if (school) return Number(school) <= 10 ? "10th" : "12th";
  return educationOfLevel[level ?? ""] ?? null;
}

async function readerLanguage(tx: Tx, userId: string): Promise<Language> {
  const [user] = await tx.select({ language: appUser.language }).from(appUser).where(eq(appUser.id, userId));
  return isLanguage(user?.language) ? user.language : defaultLanguage;
}

function registeredAnswers(row: Registered, language: Language): [string, string | null][] {
  const isSchool = /^\d/.test(row.class ?? "");
  return [
    ["fullName", row.name],
    ["gender", row.gender],
    ["dateOfBirth", row.dateOfBirth],
    ["motherName", row.motherName],
    ["fatherName", row.fatherName],
    ["currentEducation", row.class && educationOfClass(row.class)],
    ["institution", row.schoolName],
    ["course", row.class && (isSchool ? className(row.class, language) : row.class.toUpperCase())],
    ["state", row.state],
    ["ifscCode", row.ifscCode],
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
