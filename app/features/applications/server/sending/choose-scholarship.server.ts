import { and, eq } from "drizzle-orm";
import type { Actor } from "#app/core/portals/permissions.ts";
import { conflict, invalid } from "#app/core/requests/errors.ts";
import { fillMessage } from "#app/core/words/fill-message.ts";
import { writeAudit } from "#app/db/audit/audit.server.ts";
import { assertWithin } from "#app/db/limits/assert-within.server.ts";
import { inTransaction } from "#app/db/opening/client.server.ts";
import { isUniqueViolation } from "#app/db/opening/query-error.server.ts";
import { application } from "#app/db/schema/applications.ts";
import { scholarship } from "#app/db/schema/scholarships.ts";
import { notify } from "#app/features/notifications/server/bell/notify.server.ts";
import { titleIn } from "#app/features/scholarships/server/catalogue/catalogue-words.server.ts";
import { applicationNumber } from "../../application-number.ts";
import { applicationPermissions } from "../../application-permissions.ts";
import { chosenWords } from "../../messages/chosen-scholarship.ts";
import { addEvent } from "../add-event.server.ts";
import { lockApplication } from "../lists/application-row.server.ts";

/** The desk found the scholarship for an assisted application: it goes on as an application for that one. */
export async function chooseScholarship(
  actor: Actor,
  choice: { readonly applicationId: string; readonly slug: string },
): Promise<void> {
  applicationPermissions.assertCan(actor, "application.work_desk");
  try {
    await choose(actor, choice);
  } catch (error) {
    if (!isUniqueViolation(error, "application_open_key")) throw error;
    throw conflict("This student has an application for it already.", "wrong_state");
  }
}

async function choose(actor: Actor, { applicationId, slug }: { applicationId: string; slug: string }) {
  await inTransaction(async (tx) => {
    const { row } = await lockApplication(tx, applicationId);
    await assertWithin(actor, "application", applicationId, tx);
    if (row.scholarshipId) throw conflict("A scholarship has been chosen for it already.", "wrong_state");
    if (row.status !== "under_review" && row.status !== "action_needed") {
      throw conflict("This application is not waiting for a scholarship.", "wrong_state");
    }
    const [chosen] = await tx
      .select({ id: scholarship.id, number: scholarship.number, title: scholarship.title })
      .from(scholarship)
      .where(and(eq(scholarship.slug, slug), eq(scholarship.status, "active")));
    if (!chosen) throw invalid({ slug: ["There is no active scholarship at this address."] });
    await tx.update(application).set({ scholarshipId: chosen.id }).where(eq(application.id, applicationId));
    await addEvent(tx, actor, applicationId, { event: "scholarship_chosen" });
    await writeAudit(tx, {
      chain: `application:${applicationId}`,
      actor,
      event: "application.scholarship_chosen",
      to: chosen.id,
      details: { slug },
    });
    await notify(tx, row.userId, {
      studentId: row.studentId,
      type: "info",
      inWords: (language) => ({
        title: chosenWords[language].title,
        message: fillMessage(chosenWords[language].message, { scholarship: titleIn(chosen, language).text }),
      }),
      link: `/applications/${applicationNumber(row)}`,
      dedupeKey: `application:${applicationId}:chosen`,
    });
  });
}
