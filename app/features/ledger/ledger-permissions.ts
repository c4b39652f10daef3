import { definePermissions } from "#app/core/permissions.ts";

export const ledgerPermissions = definePermissions("ledger", {
  /** Set awards aside, close donations that are spent: by the clock. */
  "ledger.keep_books": { admin: true, system: true },
  /** Record what the operator paid in for gateway fees. */
  "ledger.cover_fees": { admin: true },
});
