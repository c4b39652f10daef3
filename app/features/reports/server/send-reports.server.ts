import { and, eq, isNull, ne, or, sql } from "drizzle-orm";
import type { EmailAttachment } from "#app/adapters/email.ts";
import { istDate, now } from "#app/core/clock.ts";
import { csvStream } from "#app/core/csv.server.ts";
import { env } from "#app/core/env.server.ts";
import { type Actor, systemActor } from "#app/core/permissions.ts";
import { writeAudit } from "#app/db/audit.server.ts";
import { database, inTransaction } from "#app/db/client.server.ts";
import { savedReport } from "#app/db/schema/saved-reports.ts";
import { appUser, userRole } from "#app/db/schema/users.ts";
import { findContact } from "#app/features/identity/server/find-contact.server.ts";
import { queueMessage } from "#app/features/notifications/server/queue-message.server.ts";
import { reportPermissions } from "../report-permissions.ts";
import { reportTable } from "../report-table.ts";
import type { ReportFile, ReportView } from "../report-view.ts";
import { isDueOn, rangeOfPeriod, reportFileName } from "../report-words.ts";
import { reportPdf } from "./report-pdf.server.ts";
import { runReport } from "./run-report.server.ts";

/** Sends what is due today, each report once a day whatever runs twice (T41). */
export async function sendReports(actor: Actor = systemActor): Promise<number> {
  reportPermissions.assertCan(actor, "report.send");
  const today = istDate(now());
  const waiting = await database()
    .select({ report: savedReport })
    .from(savedReport)
    .innerJoin(appUser, and(eq(appUser.id, savedReport.createdBy), isNull(appUser.disabledAt)))
    // Who has left the desk no longer gets its figures.
    .innerJoin(
      userRole,
      and(eq(userRole.userId, appUser.id), eq(userRole.role, "admin"), isNull(userRole.revokedAt)),
    )
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
  const attachments = await filesOf(view, reportFileName(range));
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
        message: `${figures.join("; ")}. ${attachments.length > 0 ? "The table is attached." : "The table is too large to attach."} The report as it stands now, after signing in: ${env().PUBLIC_URL}/admin/reports-analytics/${report.id}`,
      },
      attachments,
      dedupeKey: `report:${report.id}:${today}`,
      subjectId: report.id,
    });
    await writeAudit(tx, {
      chain: `report:${report.id}`,
      actor,
      event: "report.sent",
      details: { files: attachments.map(({ name }) => name) },
    });
  });
}

/** Both files wait in the outbox until they are sent: what is larger than this is only linked to. */
const MAX_ATTACHED_BYTES = 1024 * 1024;

async function filesOf(view: ReportView & { file: ReportFile }, name: string): Promise<EmailAttachment[]> {
  const { columns, rows } = reportTable(view);
  const csv = Buffer.from(await new Response(csvStream(columns, rows)).arrayBuffer());
  if (csv.length > MAX_ATTACHED_BYTES / 4) return [];
  const pdf = await reportPdf(view);
  if (csv.length + pdf.length > MAX_ATTACHED_BYTES) return [];
  return [
    { name: `${name}.csv`, type: "text/csv; charset=utf-8", base64: csv.toString("base64") },
    { name: `${name}.pdf`, type: "application/pdf", base64: pdf.toString("base64") },
  ];
}
