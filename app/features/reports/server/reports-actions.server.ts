import { button, defineActions } from "#app/core/forms/actions.server.ts";
import { reportSchema, reportStepSchema } from "../forms/report-schema.ts";
import { deleteReport } from "./delete-report.server.ts";
import { endReportMail } from "./end-report-mail.server.ts";
import { restoreReport } from "./restore-report.server.ts";
import { saveReport } from "./save-report.server.ts";

const here = "/admin/reports-analytics";

/** The buttons of the saved reports. */
export const reportsActions = defineActions({
  save: button({
    schema: reportSchema,
    run: ({ actor }, value) => saveReport(actor, value),
    next: `${here}?saved`,
  }),
  delete: button({
    schema: reportStepSchema,
    run: ({ actor }, { reportId }) => deleteReport(actor, reportId),
    next: (_press, _done, { reportId }) => `${here}?deleted=${reportId}`,
  }),
  end_mail: button({
    schema: reportStepSchema,
    run: ({ actor }, { reportId }) => endReportMail(actor, reportId),
    next: (_press, _done, { reportId }) => `${here}/${reportId}?ended`,
  }),
  restore: button({
    schema: reportStepSchema,
    run: ({ actor }, { reportId }) => restoreReport(actor, reportId),
    next: here,
  }),
});
