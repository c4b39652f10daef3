import { istDate, now } from "#app/core/clock.ts";
import { newId } from "#app/core/id.ts";
import { systemActor } from "#app/core/portals/permissions.ts";
import { env } from "#app/core/settings/env.server.ts";
import { writeAudit } from "#app/db/audit/audit.server.ts";
import { inTransaction } from "#app/db/opening/client.server.ts";
import { csrReport } from "#app/db/schema/csr.ts";
import { findContact } from "#app/features/identity/server/contacts/find-contact.server.ts";
import { notify } from "#app/features/notifications/server/bell/notify.server.ts";
import { queueMessage } from "#app/features/notifications/server/outbox/queue-message.server.ts";
import { reportFrequencies } from "../../csr-options.ts";
import { lastPeriod } from "../../csr-periods.ts";
import { listCompanies } from "../list-companies.server.ts";
import { listCompanyPeople } from "../list-company-people.server.ts";

/**
 * Mails each company the report of the last period that is over, once. The mail carries the way to the file and
 * no figure: what a company earns and spends stays behind its sign-in.
 */
export async function sendCsrReports(): Promise<number> {
  let sent = 0;
  for (const { organisationId, frequency, createdAt, name } of await listCompanies()) {
    const period = lastPeriod(frequency, istDate());
    // A company that was not here then has nothing to read.
    if (istDate(createdAt) > period.to) continue;
    const path = `/csr/report.pdf?frequency=${frequency}&day=${period.from}`;
    await inTransaction(async (tx) => {
      const [written] = await tx
        .insert(csrReport)
        .values({
          id: newId(),
          organisationId,
          frequency,
          fromDay: period.from,
          toDay: period.to,
          sentAt: now(),
        })
        .onConflictDoNothing()
        .returning({ id: csrReport.id });
      if (!written) return;
      const title = `${reportFrequencies[frequency]} CSR report, ${period.label}`;
      const key = `csr-report:${organisationId}:${frequency}:${period.from}`;
      for (const userId of await listCompanyPeople(organisationId)) {
        await notify(tx, userId, {
          type: "info",
          title,
          message: `The report for the board of ${name} is ready.`,
          link: path,
          dedupeKey: key,
        });
        const to = await findContact(userId, "email");
        if (!to) continue;
        await queueMessage(tx, {
          channel: "email",
          template: "generic",
          language: "en",
          to,
          variables: { title, message: `The report for the board is ready: ${env().PUBLIC_URL}${path}` },
          dedupeKey: `${key}:${userId}`,
        });
      }
      await writeAudit(tx, {
        chain: `organisation:${organisationId}`,
        actor: systemActor,
        event: "csr.report_sent",
        details: { frequency, from: period.from, to: period.to },
      });
      sent += 1;
    });
  }
  return sent;
}
