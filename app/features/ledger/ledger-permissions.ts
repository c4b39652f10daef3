import { definePermissions, readers, staff } from "#app/core/portals/permissions.ts";

export const ledgerPermissions = definePermissions("ledger", {
  /** The books, the journal, what was refunded. */
  "ledger.see": { admin: readers(["finance"]), system: true },
  /** Set awards aside, close donations that are spent: by the clock. */
  "ledger.keep_books": { admin: staff(["finance"]), system: true },
  /** Record what the operator paid in for gateway fees. */
  "ledger.cover_fees": { admin: staff(["finance"]) },
  /** Read the bank's statement in, and say which entries its lines belong to. */
  "ledger.reconcile": { admin: staff(["finance"]) },
  /** Close a month, and open it again with a second person. */
  "ledger.close_month": { admin: staff(["finance"]) },
});
