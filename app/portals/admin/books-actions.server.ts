import { button, defineActions } from "#app/core/forms/actions.server.ts";
import { coverFeesSchema } from "#app/features/ledger/forms/cover-fees-schema.ts";
import { coverFees } from "#app/features/ledger/server/cover-fees.server.ts";

/** The buttons of /admin/books. */
export const booksActions = defineActions({
  cover: button({
    schema: coverFeesSchema,
    run: ({ actor }, value) => coverFees(actor, value),
    next: "/admin/books",
  }),
});
