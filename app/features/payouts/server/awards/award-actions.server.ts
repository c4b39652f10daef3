import { button, defineActions, type Press } from "#app/core/forms/actions.server.ts";
import { receiveUpload } from "#app/features/documents/server/uploads/receive-upload.server.ts";
import { disputeSchema } from "../../forms/outside-payment.ts";
import { payoutAccountSchema, scholarNoteSchema } from "../../forms/student-award.ts";
import { changeAccount } from "../accounts/change-account.server.ts";
import { sendAccountCode } from "../accounts/send-account-code.server.ts";
import { writeScholarNote } from "../letters/write-scholar-note.server.ts";
import { answerOutsidePayment } from "../outside/answer-outside-payment.server.ts";
import { answerOffer } from "./answer-offer.server.ts";

const here = ({ param }: Press) => `/payouts/${param("awardId")}`;

/** The buttons of a student's award. */
export const awardActions = defineActions(
  {
    account: button({
      schema: payoutAccountSchema,
      secret: ["account", "accountAgain", "otp"],
      run: ({ actor, param, clientAddress, refusals }, { passbook, accountAgain: _, ...value }) =>
        changeAccount(actor, param("awardId"), {
          ...value,
          passbook: { file: passbook instanceof File ? passbook : null, refusal: refusals?.passbook },
          address: clientAddress,
        }),
      next: (press, outcome) => ({ to: here(press), say: outcome === "taken" ? "saved" : "looked" }),
    }),
    account_code: button({
      run: ({ actor, param, clientAddress }) => sendAccountCode(actor, param("awardId"), clientAddress),
      next: (press) => ({ to: `${here(press)}#account`, say: "code" }),
    }),
    accept: button({
      run: ({ actor, param }) => answerOffer(actor, param("awardId"), "accept"),
      next: (press) => ({ to: here(press), say: "accepted" }),
    }),
    decline: button({
      run: ({ actor, param }) => answerOffer(actor, param("awardId"), "decline"),
      next: (press) => ({ to: here(press), say: "declined" }),
    }),
    came: button({
      run: ({ actor, param }) => answerOutsidePayment(actor, param("awardId"), { came: true }),
      next: (press) => ({ to: here(press), say: "confirmed" }),
    }),
    dispute: button({
      schema: disputeSchema,
      run: ({ actor, param }, { dispute }) =>
        answerOutsidePayment(actor, param("awardId"), { came: false, dispute }),
      next: (press) => ({ to: here(press), say: "disputed" }),
    }),
    thank: button({
      schema: scholarNoteSchema,
      run: ({ actor, param }, value) => writeScholarNote(actor, param("awardId"), value),
      next: (press) => ({ to: here(press), say: "sent" }),
    }),
  },
  { fieldsOnly: true, read: (request) => receiveUpload(request, { maxFiles: 1 }) },
);
