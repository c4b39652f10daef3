import { addHours, now, setClock, useRealClock } from "#app/core/clock.ts";
import { type Actor, visitor } from "#app/core/portals/permissions.ts";
import { database } from "#app/db/opening/client.server.ts";
import { enquiry } from "#app/db/schema/helpdesk-enquiries.ts";
import type { Region } from "../matter.ts";
import { answerEnquiry } from "../server/enquiries/answer-enquiry.server.ts";
import { submitEnquiry } from "../server/enquiries/submit-enquiry.server.ts";
import { sweepEnquiries } from "../server/enquiries/sweep-enquiries.server.ts";
import { assignMatter } from "../server/matters/assign-matter.server.ts";
import { demoEnquiries } from "./demo-enquiries.server.ts";

/** Messages to the desk in three languages, from every region: answered, late and new. Made by the same verbs. */
export async function buildEnquiriesDemo({ adminUserId }: { readonly adminUserId: string }): Promise<void> {
  if ((await database().$count(enquiry)) > 0) return;
  const today = now();
  const admin: Actor = { role: "admin", staffRoles: ["super_admin"], userId: adminUserId, language: "en" };
  await (async () => {
    for (const { hoursAgo, language, region, answer, ...written } of demoEnquiries) {
      setClock(addHours(today, -hoursAgo));
      const { enquiryId } = await submitEnquiry({ ...visitor, language }, written);
      if (region) await assign(admin, enquiryId, region);
      if (!answer) continue;
      setClock(addHours(today, -hoursAgo + 1));
      await answerEnquiry(admin, { enquiryId, revision: 1, answer });
    }
  })().finally(useRealClock);
  // What is late by now has been brought to the desk's notice already.
  await sweepEnquiries();
}

function assign(admin: Actor, matterId: string, region: Region): Promise<void> {
  return assignMatter(admin, { kind: "enquiry", matterId, region, assignedTo: admin.userId });
}
