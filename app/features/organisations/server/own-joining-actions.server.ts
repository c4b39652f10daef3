import { z } from "zod";
import { button, defineActions, type Press } from "#app/core/forms/actions.server.ts";
import { fieldErrorsOf } from "#app/core/forms/form.ts";
import { textFields } from "#app/core/forms/text-fields.ts";
import { invalid } from "#app/core/requests/errors.ts";
import type { RefusalCode } from "#app/features/documents/messages/upload-messages.ts";
import { receiveUpload } from "#app/features/documents/server/uploads/receive-upload.server.ts";
import { joiningCodeSchema, joiningFactNames, joiningFactsSchema } from "../forms/joining.ts";
import { joiningSentences } from "../messages/joining-sentences.ts";
import { joiningRow } from "./joining-row.server.ts";
import { proveJoiningEmail } from "./prove-joining-email.server.ts";
import { resendJoiningCode } from "./resend-joining-code.server.ts";
import { submitJoining } from "./submit-joining.server.ts";

const here = ({ param }: Press, say?: string) => ({ to: `/join/${param("key")}`, say });

/** The buttons of a request, by its link: the code, another code, the facts. */
export const ownJoiningActions = defineActions(
  {
    prove: button({
      schema: joiningCodeSchema,
      run: ({ actor, param }, { otp }) => proveJoiningEmail(actor, param("key"), otp),
      next: (press) => here(press),
    }),
    resend: button({
      run: ({ actor, param }) => resendJoiningCode(actor, param("key")),
      next: (press) => here(press, "resent"),
    }),
    submit: button({
      // What is asked follows from who asks, which the row knows: the fields are read here and judged in `send`.
      schema: textFields(...joiningFactNames).extend({ proof: z.unknown().optional() }),
      secret: ["pan"],
      run: send,
      next: (press) => here(press, "sent"),
    }),
  },
  { read: (request) => receiveUpload(request, { maxFiles: 1 }), sentences: joiningSentences },
);

async function send({ actor, param, clientAddress, refusals }: Press, typed: Record<string, unknown>) {
  const { holder } = await joiningRow.reach(param("key"));
  const facts = joiningFactsSchema(holder).safeParse(typed);
  if (!facts.success) throw invalid(fieldErrorsOf(facts.error));
  const { mayspeak: _, ...rest } = facts.data;
  await submitJoining(actor, param("key"), {
    facts: rest,
    proof: typed.proof instanceof File ? typed.proof : null,
    refusal: refusals?.proof as RefusalCode | undefined,
    clientAddress,
  });
}
