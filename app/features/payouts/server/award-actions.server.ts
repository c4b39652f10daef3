import { button, defineActions, type Press } from "#app/core/actions.server.ts";
import { changePayoutAccount } from "#app/features/applications/server/change-payout-account.server.ts";
import { payoutAccountSchema, scholarNoteSchema } from "../forms/student-award.ts";
import { getOwnAward } from "./get-own-award.server.ts";
import { writeScholarNote } from "./write-scholar-note.server.ts";

const here = ({ param }: Press) => `/payouts/${param("awardId")}`;

/** The buttons of a student's award. */
export const awardActions = defineActions(
  {
    account: button({
      schema: payoutAccountSchema,
      secret: ["account", "accountAgain"],
      async run({ actor, param }, { account, ifsc }) {
        const own = await getOwnAward(actor, param("awardId"));
        await changePayoutAccount(actor, own.applicationId, { account, ifsc });
      },
      next: (press) => ({ to: here(press), say: "saved" }),
    }),
    thank: button({
      schema: scholarNoteSchema,
      run: ({ actor, param }, value) => writeScholarNote(actor, param("awardId"), value),
      next: (press) => ({ to: here(press), say: "sent" }),
    }),
  },
  { fieldsOnly: true },
);
