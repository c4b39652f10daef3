import { z } from "zod";
import { button, defineActions, type Press } from "#app/core/forms/actions.server.ts";
import { plainText } from "#app/core/words/plain-text.ts";
import { LARGEST_BATCH, type ReturnReason, returnReasons } from "../../payout-status.ts";
import { simulateBank } from "../bank/simulate-bank.server.ts";
import { askPaidByHand } from "../outside/ask-paid-by-hand.server.ts";
import { approvePayouts } from "./approve-payouts.server.ts";
import { cancelPayouts } from "./cancel-payouts.server.ts";
import { sendBackPayouts } from "./send-back-payouts.server.ts";
import { sendPayouts } from "./send-payouts.server.ts";
import { settlePayout } from "./settle-payout.server.ts";

/** Back to the page, which says what was done (D16d). */
const here = (say: string) => (press: Press) => ({ to: `/admin/payouts/${press.param("batchId")}`, say });
const payout = z.uuid("Reload the page and try again.");
const reasons = Object.keys(returnReasons) as [ReturnReason, ...ReturnReason[]];

/** The buttons of /admin/payouts/:batchId. */
export const payoutBatchActions = defineActions({
  approve: button({
    run: ({ actor, param }) => approvePayouts(actor, param("batchId")),
    next: here("approved"),
  }),
  cancel: button({
    schema: z.object({ seen: z.string().max(40), reason: z.string().max(300).optional() }),
    run: ({ actor, param }, { seen, reason = "" }) =>
      cancelPayouts(actor, param("batchId"), { seen, reason }),
    next: here("cancelled"),
  }),
  send_back: button({
    schema: z.object({
      back: z.array(payout).min(1, "Tick what goes back.").max(LARGEST_BATCH),
      reason: plainText({ max: 300, required: "Say why, to whoever prepared it." }),
    }),
    run: ({ actor, param }, sent) => sendBackPayouts(actor, param("batchId"), sent),
    next: here("sent_back"),
  }),
  send: button({ run: ({ actor, param }) => sendPayouts(actor, param("batchId")), next: here("sent") }),
  play: button({ run: ({ actor, param }) => simulateBank(actor, param("batchId")), next: here("played") }),
  paid: button({
    schema: z.object({
      payout,
      reference: z.string("Enter the bank's reference.").trim().toUpperCase(),
      seen: z.string("Say where you saw it.").max(300),
    }),
    run: ({ actor }, { payout: id, reference, seen }) =>
      askPaidByHand(actor, id, { reference, reason: seen }),
    next: here("asked"),
  }),
  returned: button({
    schema: z.object({ payout, reason: z.enum(reasons, "Choose why it came back.") }),
    run: ({ actor }, { payout: id, reason }) => settlePayout(actor, id, { outcome: "returned", reason }),
    next: here("returned"),
  }),
});
