import { z } from "zod";
import { button, defineActions, type Press } from "#app/core/forms/actions.server.ts";
import type { RefusalCode } from "#app/features/documents/messages/upload-messages.ts";
import { receiveUpload } from "#app/features/documents/server/uploads/receive-upload.server.ts";
import { recoveryCodeSchema, recoveryFactsSchema } from "../forms/recovery.ts";
import { recoveryMessages } from "../messages/recovery.messages.server.ts";
import { proveRecoveryPhone } from "./asking/prove-recovery-phone.server.ts";
import { resendRecoveryCode } from "./asking/resend-recovery-code.server.ts";
import { submitRecovery } from "./asking/submit-recovery.server.ts";
import { stopRecovery } from "./stop-recovery.server.ts";

const here = ({ param }: Press, say?: string) => ({ to: `/recover/${param("key")}`, say });
const wordsOf = ({ language }: Press) => recoveryMessages[language].errors;

/** The buttons of a request, by its link: the OTP, another one, the facts, and "I found my SIM". */
export const ownRecoveryActions = defineActions(
  {
    prove: button({
      schema: (press) => recoveryCodeSchema(wordsOf(press)),
      run: ({ actor, param, language, clientAddress }, { otp }) =>
        proveRecoveryPhone(actor, param("key"), { otp, language, clientAddress }),
      next: (press) => here(press),
    }),
    resend: button({
      run: ({ actor, param, language, clientAddress }) =>
        resendRecoveryCode(actor, param("key"), { language, clientAddress }),
      next: (press) => here(press, "resent"),
    }),
    submit: button({
      schema: (press) => recoveryFactsSchema(wordsOf(press)).extend({ card: z.unknown().optional() }),
      secret: ["digits", "birthDay"],
      run: ({ actor, param, language, clientAddress, refusals }, { card, ...facts }) =>
        submitRecovery(actor, param("key"), {
          facts,
          card: card instanceof File ? card : null,
          refusal: refusals?.card as RefusalCode | undefined,
          language,
          clientAddress,
        }),
      next: (press) => here(press),
    }),
    stop: button({
      run: ({ actor, param }) => stopRecovery(actor, "own", param("key")),
      next: (press) => here(press),
    }),
  },
  { read: (request) => receiveUpload(request, { maxFiles: 1 }), fieldsOnly: true },
);
