import type { Actor, MemberRole } from "#app/core/portals/permissions.ts";
import { visitor } from "#app/core/portals/permissions.ts";
import { inTransaction } from "#app/db/opening/client.server.ts";
import type { PartnershipFile } from "#app/features/institutes/forms/partnership-steps.ts";
import { instituteJobs } from "#app/features/institutes/server/institute-jobs.server.ts";
import { attachPartnershipFile } from "#app/features/institutes/server/partnership-files/attach-partnership-file.server.ts";
import { checkPartnershipFile } from "#app/features/institutes/server/partnership-files/check-partnership-file.server.ts";
import { decidePartnership } from "#app/features/institutes/server/partnerships/decide-partnership.server.ts";
import { partnershipRow } from "#app/features/institutes/server/partnerships/partnership-row.server.ts";
import { savePartnership } from "#app/features/institutes/server/partnerships/save-partnership.server.ts";
import { submitPartnership } from "#app/features/institutes/server/partnerships/submit-partnership.server.ts";
import { changeInstituteTeam } from "#app/features/institutes/server/team/change-institute-team.server.ts";
import { publishingJobs } from "#app/features/publishing/server/publishing-jobs.server.ts";
import { applicationWorldJobs, pdfFile } from "./application-world.ts";
import { actorOf, freshPhone, signInByPhone } from "./identity-world.ts";

export const instituteWorldJobs = [...applicationWorldJobs, ...instituteJobs, ...publishingJobs];
export const desk: Actor = { role: "admin", staffRoles: ["super_admin"], userId: null, language: "en" };

let institutes = 0;

/** A whole, right partnership form; each call another institute. */
export function soundPartnership(): Record<string, string> & { contactPhone: string } {
  institutes += 1;
  return {
    instituteName: `Krishna College ${institutes}`,
    instituteType: "college",
    establishedYear: "1998",
    accreditation: "naac-a+",
    address: "4 Temple Road",
    city: "Vijayawada",
    state: "andhra-pradesh",
    pincode: "520001",
    website: "",
    principalName: "Lakshmi Devi",
    contactEmail: `office${institutes}@krishna.example`,
    contactPhone: freshPhone(),
    alternatePhone: "",
    scholarshipName: "Krishna Merit Award",
    scholarshipAmount: "25,000",
    numberOfScholarships: "10",
    eligibilityCriteria: "Marks of 60% and more",
    selectionProcess: "By marks, then an interview",
    registrationNumber: `AP/EDU/${1000 + institutes}`,
    panNumber: "AABTK1234F",
    gstNumber: "",
  };
}

export const agreed = { agreeTerms: true, agreePartnership: true };

export async function draftPartnership(answers: Record<string, string> = soundPartnership()) {
  const { id, key } = await savePartnership(visitor, {
    key: null,
    fields: answers,
    step: 1,
    address: `10.1.${institutes >> 8}.${institutes & 255}`,
  });
  for (const field of ["logo", "registration", "accreditation", "pan"] as PartnershipFile[]) {
    await attachPartnershipFile(visitor, key, field, await pdfFile(`${field}.pdf`));
  }
  return { id, key, answers };
}

export async function revisionOf(id: string): Promise<number> {
  return (await inTransaction((tx) => partnershipRow.lock(tx, id))).revision;
}

/** An approved partner, signed in as its owner. */
export async function makePartner(
  answers = soundPartnership(),
): Promise<{ requestId: string; actor: Actor & { instituteId: string }; answers: Record<string, string> }> {
  const { id, key } = await draftPartnership(answers);
  await submitPartnership(visitor, key, agreed);
  await decidePartnership(desk, { requestId: id, revision: await revisionOf(id), event: "take_up" });
  for (const field of ["logo", "registration", "accreditation", "pan"]) {
    await checkPartnershipFile(desk, { requestId: id, field, status: "verified", note: "" });
  }
  await decidePartnership(desk, { requestId: id, revision: await revisionOf(id), event: "approve" });
  const actor = await actorOf(await signInByPhone(answers.contactPhone, "institute"));
  if (!actor.instituteId) throw new Error("The partner's phone speaks for no institute");
  return { requestId: id, actor: { ...actor, instituteId: actor.instituteId }, answers };
}

/** One more of its team, signed in. */
export async function makeMember(owner: Actor, memberRole: MemberRole): Promise<Actor> {
  const phone = freshPhone();
  await changeInstituteTeam.add(owner, { name: "Team Member", phone, memberRole });
  return actorOf(await signInByPhone(phone, "institute"));
}
