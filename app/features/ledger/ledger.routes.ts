import { defineRoutes, type FeatureRoute } from "#app/core/requests/define-routes.ts";
import { ledgerPermissions } from "./ledger-permissions.ts";

const desk = (path: string, file: string, layout: "portal" | "bare"): FeatureRoute => ({
  path: `/admin/books/${path}`,
  file: `features/ledger/pages/${file}`,
  access: ["admin"],
  opens: [ledgerPermissions.right("ledger.see")],
  signIn: "same-address",
  layout,
});

/** The bank's statements, held against the books. */
const bank = (path: string, file: string): FeatureRoute => ({
  ...desk(`bank${path}`, "", "portal"),
  file: `features/ledger/bank/${file}`,
});

/** The operator's books, behind the trial balance. */
export const ledgerRoutes = defineRoutes("ledger", [
  desk("journal", "journal-page.tsx", "portal"),
  desk("journal/export", "journal-file.ts", "bare"),
  desk("journal/tally", "journal-tally-file.ts", "bare"),
  desk("journal/:transactionId", "journal-entry-page.tsx", "portal"),
  bank("", "bank-page.tsx"),
  {
    ...bank("/import", "reading/import-page.tsx"),
    acts: [ledgerPermissions.right("ledger.reconcile")],
    files: "signed-in",
  },
  bank("/lines", "bank-lines-page.tsx"),
  { ...bank("/lines/export", "bank-lines-file.ts"), layout: "bare" },
  { ...bank("/lines/:lineId", "bank-line-page.tsx"), acts: [ledgerPermissions.right("ledger.reconcile")] },
  {
    ...desk("months", "", "portal"),
    file: "features/ledger/closing/closing-page.tsx",
    acts: [ledgerPermissions.right("ledger.close_month")],
  },
]);
