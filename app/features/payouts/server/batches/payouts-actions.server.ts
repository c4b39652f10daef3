import { z } from "zod";
import { button, defineActions } from "#app/core/forms/actions.server.ts";
import { formKeySchema } from "#app/core/forms/form.ts";
import { giveBackToFund } from "../../fund/give-back-to-fund.server.ts";
import { setMoneyAside } from "../../fund/set-money-aside.server.ts";
import { awardFromGeneralFund } from "../awards/award-from-general-fund.server.ts";
import { judgeScholarNote } from "../letters/judge-scholar-note.server.ts";
import { preparePayouts } from "./prepare-payouts.server.ts";

const scholarship = z.object({ scholarship: z.string() });
const note = z.object({ note: z.string() });

/** The buttons of /admin/payouts. */
export const payoutsActions = defineActions({
  prepare: button({
    schema: z.object({ formKey: formKeySchema }),
    run: ({ actor }, { formKey }) => preparePayouts(actor, formKey),
    next: (_press, { id }) => `/admin/payouts/${id}`,
  }),
  general: button({
    schema: z.object({ application: z.string() }),
    run: ({ actor }, { application }) => awardFromGeneralFund(actor, application),
    next: (_press, outcome) => ({ to: "/admin/payouts", say: outcome === "asked" ? "asked" : undefined }),
  }),
  set_aside: button({
    schema: scholarship,
    run: ({ actor }, value) => setMoneyAside(actor, value.scholarship),
    next: (_press, outcome) => ({ to: "/admin/payouts", say: outcome === "asked" ? "asked" : undefined }),
  }),
  give_back: button({
    schema: scholarship,
    run: ({ actor }, value) => giveBackToFund(actor, value.scholarship),
    next: "/admin/payouts",
  }),
  show_note: button({
    schema: note,
    run: ({ actor }, value) => judgeScholarNote(actor, value.note, "shown"),
    next: "/admin/payouts",
  }),
  refuse_note: button({
    schema: note,
    run: ({ actor }, value) => judgeScholarNote(actor, value.note, "refused"),
    next: "/admin/payouts",
  }),
});
