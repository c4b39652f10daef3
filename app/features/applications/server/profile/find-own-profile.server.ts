import { istDate } from "#app/core/clock.ts";
import { publicNumber } from "#app/core/id.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { unauthenticated } from "#app/core/requests/errors.ts";
import { listDocuments } from "#app/features/documents/server/list-documents.server.ts";
import { findContact } from "#app/features/identity/server/contacts/find-contact.server.ts";
import { readStudentRow } from "#app/features/identity/server/students/read-student-row.server.ts";
import { findRegistration } from "#app/features/registration/server/find-registration.server.ts";
import { findStudentProfile } from "#app/features/scholarships/server/facts/find-student-profile.server.ts";
import { isSchoolClass } from "../../application-options.ts";
import { applicationPermissions } from "../../application-permissions.ts";
import { fileFieldNames, fileFields } from "../../forms/document-upload.ts";
import { type ProfileItem, profileItems, type StudentProfileView } from "../../views/profile-view.ts";
import { readOwnApplications } from "../lists/read-own-applications.server.ts";

const afterSchool: ReadonlySet<ProfileItem> = new Set(["course", "year", "cgpa"]);

/** Put together of what the student said last, wherever it was said. */
export async function findOwnProfile(actor: Actor): Promise<StudentProfileView> {
  applicationPermissions.assertCan(actor, "application.list");
  const { userId, studentId } = actor;
  if (!userId || !studentId) throw unauthenticated();
  const [person, { kept, lastAnswers }, registered, phone, { documents }, facts] = await Promise.all([
    readStudentRow(studentId),
    readOwnApplications(studentId),
    findRegistration(actor),
    findContact(userId, "phone"),
    listDocuments(actor, { kind: "student", id: studentId }),
    findStudentProfile(actor),
  ]);
  if (!person) throw unauthenticated();
  const said = (field: string) => lastAnswers[field]?.value ?? "";
  const values = {
    fullName: person.name ?? registered?.answers.name ?? said("fullName"),
    email: kept?.email ?? said("email"),
    phone: phone ?? "",
    course: kept?.course ?? said("course"),
    institution: kept?.institution ?? (registered?.answers.schoolName || said("institution")),
    year: kept?.year ?? said("year"),
    cgpa: kept?.cgpa ?? "",
  };
  const gender = registered?.answers.gender || facts?.gender;
  const givenName = person.givenName ?? "";
  const known: Record<ProfileItem, boolean> = {
    ...(Object.fromEntries(Object.entries(values).map(([name, value]) => [name, value !== ""])) as Record<
      keyof typeof values,
      boolean
    >),
    ...(Object.fromEntries(
      fileFieldNames.map((field) => [
        field,
        documents.some(({ kind }) => (fileFields[field] as readonly string[]).includes(kind)),
      ]),
    ) as Record<(typeof fileFieldNames)[number], boolean>),
    registration: registered?.status === "registered",
    socialGroup: facts?.socialGroup !== undefined,
  };
  // S27: a pupil has no course, no year of it and no CGPA: none of them is asked or missed.
  const isPupil = isSchoolClass(registered?.answers.class || said("currentEducation"));
  const asked = profileItems.filter((item) => !isPupil || !afterSchool.has(item));
  const missing = asked.filter((item) => !known[item]);
  return {
    studentNumber: publicNumber("SS", Number(istDate(person.createdAt).slice(0, 4)), person.serial),
    ...values,
    givenName,
    look: gender === "female" || gender === "male" ? gender : "",
    isPupil,
    completion: Math.round(((asked.length - missing.length) * 100) / asked.length),
    missing,
  };
}
