import { and, eq, isNull, ne, or, sql } from "drizzle-orm";
import type { EmailAttachment } from "#app/adapters/email/email.ts";
import { istDate, now } from "#app/core/clock.ts";
import { csvStream } from "#app/core/lists/csv.server.ts";
import { type Actor, systemActor } from "#app/core/portals/permissions.ts";
import { env } from "#app/core/settings/env.server.ts";
import { writeAudit } from "#app/db/audit/audit.server.ts";
import { database, inTransaction, type Tx } from "#app/db/opening/client.server.ts";
import { savedReport, savedReportReader } from "#app/db/schema/saved-reports.ts";
import { contactRow } from "#app/features/identity/server/contacts/contact-row.server.ts";
import { listHolders } from "#app/features/notifications/server/lanes/list-holders.server.ts";
import { queueMessage } from "#app/features/notifications/server/outbox/queue-message.server.ts";
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
    .select()
    .from(savedReport)
    .where(
      and(
        isNull(savedReport.deletedAt),
        ne(savedReport.schedule, "never"),
        or(isNull(savedReport.sentOn), sql`${savedReport.sentOn} < ${today}::date`),
      ),
    );
  const due = waiting.filter(({ schedule }) => isDueOn(schedule, today));
  let sent = 0;
  for (const report of due) if (await send(actor, report, today)) sent += 1;
  return sent;
}

async function send(actor: Actor, report: typeof savedReport.$inferSelect, today: string): Promise<boolean> {
  const range = rangeOfPeriod(report.period, report, today);
  const { subject, name, scholarshipId, instituteId } = report;
  const view = await runReport(actor, { subject, range, name, scholarshipId, instituteId });
  const attachments = await filesOf(view, reportFileName(range));
  return inTransaction(async (tx) => {
    // Nobody left to read it: it stays due, should somebody come back today.
    const readers = await listReaders(tx, report.id);
    if (readers.length === 0) return false;
    // One process alone sends it: who comes second finds the day written.
    const [taken] = await tx
      .update(savedReport)
      .set({ sentOn: today })
      .where(
        and(
          eq(savedReport.id, report.id),
          isNull(savedReport.deletedAt),
          or(isNull(savedReport.sentOn), sql`${savedReport.sentOn} < ${today}::date`),
        ),
      )
      .returning({ id: savedReport.id });
    if (!taken) return false;
    const figures = view.heads.slice(1).map((head, at) => `${head}: ${view.totals[at + 1] ?? ""}`);
    const link = `${env().PUBLIC_URL}/admin/reports-analytics/${report.id}`;
    for (const { userId, to } of readers) {
      await queueMessage(tx, {
        channel: "email",
        template: "generic",
        language: "en",
        to,
        variables: {
          title: `${view.title}, ${view.range}`,
          message: `${figures.join("; ")}. ${attachments.length > 0 ? "The table is attached." : "The table is too large to attach."} The report as it stands now, after signing in: ${link} There you can also end these mails.`,
        },
        attachments,
        dedupeKey: `report:${report.id}:${today}:${userId}`,
        subjectId: report.id,
      });
    }
    await writeAudit(tx, {
      chain: `report:${report.id}`,
      actor,
      event: "report.sent",
      details: { readers: readers.length, files: attachments.map(({ name: file }) => file) },
    });
    return true;
  });
}

/** Who was chosen, has not ended it, and may still read reports: whoever has left the desk gets none of its figures. */
async function listReaders(tx: Tx, reportId: string): Promise<{ userId: string; to: string }[]> {
  const chosen = await tx
    .select({ userId: savedReportReader.userId })
    .from(savedReportReader)
    .where(and(eq(savedReportReader.reportId, reportId), isNull(savedReportReader.endedAt)));
  const holders = await listHolders(tx, reportPermissions.right("report.read"));
  return holders.flatMap(({ actor: { userId }, email }) =>
    email && chosen.some((one) => one.userId === userId) ? [{ userId, to: contactRow.open(email) }] : [],
  );
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
