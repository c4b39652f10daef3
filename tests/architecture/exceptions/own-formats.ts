/**
 * Files whose columns are not a list's (D13): somebody else, or their only reader, says what stands in them. Every other
 * file is its list's descriptor, by exportOf.
 */
export const ownFormats: Record<string, string> = {
  "app/db/lists/export-list.server.ts": "it is the driver",
  "app/features/payouts/pages/payout-bank-file.ts":
    "the bank's upload: whole account numbers, the bank's heads, and only what is in one batch (T26)",
  "app/features/insurance/server/claim-payments/export-claim-batch.server.ts":
    "the same for claims: it opens what the list of claims never shows",
  "app/features/giving/pages/donation-statement-file.ts": "Form 10BD of the Income-tax Rules, head by head",
  "app/features/csr/pages/csr2-csv-file.ts": "Form CSR-2 of the Companies Rules, part by part",
  "app/features/institutes/pages/roster-sample-file.ts":
    "the template of an upload: the columns are those the import reads",
  "app/features/institutes/pages/roster-import-file.ts":
    "the lines of somebody's own file that could not be read, by their number in it",
  "app/features/applications/pages/own-applications-file.ts":
    "a student's own copy in her language; its page is sentences and cards, and knows no columns",
  "app/features/reports/pages/report-csv-file.ts": "the columns that its owner chose for the report",
  "app/features/reports/pages/own-report-csv-file.ts": "the same, of who speaks for an organisation",
  "app/features/reports/pages/quick-report-csv-file.ts": "the same, before it is saved",
  "app/features/reports/server/send-reports.server.ts": "the same, by mail",
  "server/breach/write-breach-list.ts":
    "whom a breach concerns: written by a command for the operator alone, out of every table",
};
