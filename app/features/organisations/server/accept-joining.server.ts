import { eq } from "drizzle-orm";
import { now } from "#app/core/clock.ts";
import { newId } from "#app/core/id.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { conflict } from "#app/core/requests/errors.ts";
import { next } from "#app/core/state-machine.ts";
import { writeAudit } from "#app/db/audit/audit.server.ts";
import { assertWithin } from "#app/db/limits/assert-within.server.ts";
import { inTransaction } from "#app/db/opening/client.server.ts";
import { joiningRequest } from "#app/db/schema/joining-requests.ts";
import { organisation } from "#app/db/schema/organisations.ts";
import { adoptDocuments } from "#app/features/documents/server/adopt-documents.server.ts";
import { organisationSecrets } from "#app/features/giving/server/organisation-secrets.server.ts";
import { invitePortalUser } from "#app/features/identity/server/staff/invite-portal-user.server.ts";
import { joiningHolders } from "../joining-holders.ts";
import { joiningNumber } from "../joining-number.ts";
import { joiningPermissions } from "../joining-permissions.ts";
import { joiningMachine } from "../joining-status.ts";
import { joiningRow } from "./joining-row.server.ts";

/** The organisation, its first person and the invitation, all or nothing. */
export async function acceptJoining(actor: Actor, requestId: string): Promise<void> {
  joiningPermissions.assertCan(actor, "joining.decide");
  await inTransaction(async (tx) => {
    const row = await joiningRow.lock(tx, requestId);
    await assertWithin(actor, "joining", row.id, tx);
    // A second person's word that is carried out again finds it done (T38).
    if (row.status === "approved") return;
    const status = next(joiningMachine, row.status, "approve", actor);
    const facts = joiningRow.factsOf(row);
    if (!facts) throw conflict("The request holds no facts.");
    const email = joiningRow.emailOf(row);
    const id = newId();
    const at = now();
    await tx.insert(organisation).values({
      id,
      kind: row.kind,
      name: facts.name,
      type: joiningHolders[row.holder].type,
      panEncrypted: organisationSecrets.seal("organisation", "pan_encrypted", id, facts.pan),
      panHash: row.panHash,
      cin: facts.cin ?? null,
      registrationNumber: facts.registration ?? null,
      csr1Number: facts.csr1 ?? null,
      emailDomain: row.emailDomain,
      contactEmailEncrypted: organisationSecrets.seal("organisation", "contact_email_encrypted", id, email),
      address: `${facts.address}, ${facts.city} ${facts.pincode}`,
      createdAt: at,
      updatedAt: at,
    });
    await adoptDocuments(tx, { kind: "registration", id: row.id }, { kind: "organisation", id });
    const userId = await invitePortalUser(tx, actor, {
      email,
      name: facts.personName,
      role: row.kind,
      organisationId: id,
      to: facts.name,
    });
    await tx
      .update(joiningRequest)
      .set({ status, organisationId: id, decidedAt: at, dueAt: null, told: null, revision: row.revision + 1 })
      .where(eq(joiningRequest.id, row.id));
    await joiningRow.note(tx, row.id, actor, actor.name ?? "The desk", "approved it and sent the invitation");
    await writeAudit(tx, {
      chain: `joining:${row.id}`,
      actor,
      event: "joining.approved",
      from: row.status,
      to: status,
      details: { organisation: id },
    });
    await writeAudit(tx, {
      chain: `organisation:${id}`,
      actor,
      event: "organisation.created",
      details: { request: joiningNumber(row), firstPerson: userId },
    });
  });
}
