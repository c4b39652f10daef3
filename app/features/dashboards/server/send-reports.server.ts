import { and, eq, isNull, ne, or, sql } from "drizzle-orm";
import { istDate, now } from "#app/core/clock.ts";
import { env } from "#app/core/env.server.ts";
import { type Actor, systemActor } from "#app/core/permissions.ts";
import { writeAudit } from "#app/db/audit.server.ts";
import { database, inTransaction } from "#app/db/client.server.ts";
import { appUser } from "#app/db/schema/identity.ts";
import { savedReport } from "#app/db/schema/saved-reports.ts";
import { findContact } from "#app/features/identity/server/find-contact.server.ts";
import { queueMessage } from "#app/features/notifications/server/queue-message.server.ts";
import { reportPermissions } from "../report-permissions.ts";
import { isDueOn, rangeOfPeriod } from "../report-words.ts";
import { runReport } from "./run-report.server.ts";

/** Sends what is due today, each report once a day whatever runs twice (T41). */
export async function sendReports(actor: Actor = systemActor): Promise<number> {
  reportPermissions.assertCan(actor, "report.send");
  const today = istDate(now());
  const waiting = await database()
    .select({ report: savedReport })
    .from(savedReport)
    .innerJoin(appUser, and(eq(appUser.id, savedReport.createdBy), isNull(appUser.disabledAt)))
    .where(
      and(
        isNull(savedReport.deletedAt),
        ne(savedReport.schedule, "never"),
        or(isNull(savedReport.sentOn), sql`${savedReport.sentOn} < ${today}::date`),
      ),
    );
  const due = waiting.map(({ report }) => report).filter(({ schedule }) => isDueOn(schedule, today));
  for (const report of due) await send(actor, report, today);
  return due.length;
}

async function send(actor: Actor, report: typeof savedReport.$inferSelect, today: string): Promise<void> {
  const range = rangeOfPeriod(report.period, report, today);
  const view = await runReport(actor, { subject: report.subject, range, name: report.name });
  await inTransaction(async (tx) => {
    const to = await findContact(report.createdBy, "email");
    await tx.update(savedReport).set({ sentOn: today }).where(eq(savedReport.id, report.id));
    if (!to) return;
    const figures = view.heads.slice(1).map((head, at) => `${head}: ${view.totals[at + 1] ?? ""}`);
    await queueMessage(tx, {
      channel: "email",
      template: "generic",
      language: "en",
      to,
      variables: {
        title: `${view.title}, ${view.range}`,
        message: `${figures.join("; ")}. The whole report: ${env().PUBLIC_URL}/admin/reports-analytics/${report.id}`,
      },
      dedupeKey: `report:${report.id}:${today}`,
      subjectId: report.id,
    });
    await writeAudit(tx, { chain: `report:${report.id}`, actor, event: "report.sent" });
  });
}
