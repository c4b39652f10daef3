import { z } from "zod";
import { button, defineActions } from "#app/core/forms/actions.server.ts";
import { receiveUpload } from "#app/features/documents/server/uploads/receive-upload.server.ts";
import { correctionSchema } from "../../forms/award-correction.ts";
import { depositSchema, outsidePaymentSchema } from "../../forms/outside-payment.ts";
import { correctAward } from "../awards/correct-award.server.ts";
import { announceDeposit } from "../deposits/announce-deposit.server.ts";
import { cancelDeposit } from "../deposits/cancel-deposit.server.ts";
import { recordOutsidePayment } from "./record-outside-payment.server.ts";
import { takeBackOutsidePayment } from "./take-back-outside-payment.server.ts";

const here = (say: string) => ({ to: "/institute/awards", say });

/** The buttons of /institute/awards. */
export const instituteAwardsActions = defineActions(
  {
    record: button({
      schema: outsidePaymentSchema.extend({ proof: z.unknown().optional() }),
      run: ({ actor, refusals }, { proof, ...value }) =>
        recordOutsidePayment(actor, value, {
          file: proof instanceof File ? proof : null,
          refusal: refusals?.proof,
        }),
      next: here("recorded"),
    }),
    take_back: button({
      schema: z.object({ award: z.uuid("Choose the award.") }),
      run: ({ actor }, { award }) => takeBackOutsidePayment(actor, award),
      next: here("taken_back"),
    }),
    correct: button({
      schema: correctionSchema.extend({ award: z.uuid("Choose the award.") }),
      run: ({ actor }, { award, ...value }) => correctAward(actor, award, value),
      next: (_press, outcome) => here(outcome === "asked" ? "asked" : "corrected"),
    }),
    deposit: button({
      schema: depositSchema,
      run: ({ actor }, value) => announceDeposit(actor, value),
      next: here("announced"),
    }),
    cancel_deposit: button({
      schema: z.object({ deposit: z.uuid() }),
      run: ({ actor }, { deposit }) => cancelDeposit(actor, deposit),
      next: here("cancelled"),
    }),
  },
  { read: (request) => receiveUpload(request, { maxFiles: 1 }) },
);
