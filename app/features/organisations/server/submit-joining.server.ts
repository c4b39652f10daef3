import { eq } from "drizzle-orm";
import { addHours, now } from "#app/core/clock.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { invalid } from "#app/core/requests/errors.ts";
import { next } from "#app/core/state-machine.ts";
import { writeAudit } from "#app/db/audit/audit.server.ts";
import { inTransaction } from "#app/db/opening/client.server.ts";
import { joiningRequest } from "#app/db/schema/joining-requests.ts";
import type { RefusalCode } from "#app/features/documents/messages/upload-messages.ts";
import { organisationKeys } from "#app/features/giving/server/organisation-keys.server.ts";
import { throttle } from "#app/features/identity/server/otp/throttle.server.ts";
import { tellDesk } from "#app/features/notifications/server/tell-desk.server.ts";
import type { JoiningFacts } from "../forms/joining.ts";
import { joiningHolders } from "../joining-holders.ts";
import { joiningNumber } from "../joining-number.ts";
import { joiningPermissions } from "../joining-permissions.ts";
import { answerWithinHours, joiningMachine } from "../joining-status.ts";
import { joiningRow } from "./joining-row.server.ts";
import { storeJoiningProof } from "./store-joining-proof.server.ts";
import { tellJoiner } from "./tell-joiner.server.ts";

export interface SentJoining {
  readonly facts: JoiningFacts;
  readonly proof: File | null;
  readonly refusal: RefusalCode | undefined;
  readonly clientAddress: string;
}

/** The facts arrive at the desk, which is told at once; the clock of 48 hours begins. */
export async function submitJoining(actor: Actor, key: string, sent: SentJoining): Promise<void> {
  const { id, holder, documentId: earlier } = await joiningRow.reach(key);
  joiningPermissions.assertCan(actor, "joining.edit", { holdsLink: true });
  const { facts } = sent;
  if (sent.proof?.size) await throttle.take([{ name: "visitor-upload-address", who: sent.clientAddress }]);
  const documentId = (await storeJoiningProof(id, sent.proof, sent.refusal)) ?? earlier;
  if (holder !== "person" && !documentId) throw invalid({ proof: ["Add the certificate."] });
  await inTransaction(async (tx) => {
    const row = await joiningRow.lock(tx, id);
    const status = next(joiningMachine, row.status, "submit", actor);
    await tx
      .update(joiningRequest)
      .set({
        status,
        name: facts.name,
        city: facts.city,
        state: facts.state,
        answersEncrypted: joiningRow.sealFacts(id, facts),
        panHash: organisationKeys.ofPan(facts.pan),
        cin: facts.cin ?? null,
        registrationKey: facts.registration ? organisationKeys.ofRegistration(facts.registration) : null,
        documentId,
        submittedAt: now(),
        dueAt: addHours(now(), answerWithinHours),
        escalatedAt: null,
        told: null,
        revision: row.revision + 1,
      })
      .where(eq(joiningRequest.id, id));
    await joiningRow.note(tx, id, actor, facts.personName, "sent the request");
    await writeAudit(tx, {
      chain: `joining:${id}`,
      actor,
      event: "joining.submitted",
      from: row.status,
      to: status,
    });
    const number = joiningNumber(row);
    await tellDesk(
      tx,
      joiningPermissions.right("joining.decide"),
      {
        type: "info",
        title: `${joiningHolders[holder].label} asks to join: ${facts.name}`,
        message: `${number} is to be answered within ${answerWithinHours} hours.`,
        link: `/admin/joining/${id}`,
        dedupeKey: `joining:${id}:${row.revision}`,
      },
      { kind: "joining", id },
    );
    await tellJoiner(tx, row, {
      about: `sent:${row.revision}`,
      title: `Your request ${number} has arrived`,
      message: `Thank you, ${facts.personName}. We check what you wrote and answer within 48 hours. You can look at your request with the button below at any time.`,
    });
  });
}
