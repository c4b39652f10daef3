import { button, defineActions } from "#app/core/forms/actions.server.ts";
import { receivedDepositSchema } from "../../forms/outside-payment.ts";
import { receiveDeposit } from "./receive-deposit.server.ts";

/** The button of /admin/payouts/deposits. */
export const depositsActions = defineActions({
  receive: button({
    schema: receivedDepositSchema,
    run: ({ actor }, { deposit, ...value }) => receiveDeposit(actor, deposit, value),
    next: { to: "/admin/payouts/deposits?status=announced", say: "received" },
  }),
});
