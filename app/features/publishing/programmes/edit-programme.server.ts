import { and, eq, inArray, isNotNull } from "drizzle-orm";
import { now } from "#app/core/clock.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { conflict, invalid } from "#app/core/requests/errors.ts";
import { writeAudit } from "#app/db/audit/audit.server.ts";
import { inTransaction, type Tx } from "#app/db/opening/client.server.ts";
import { application } from "#app/db/schema/applications.ts";
import { programme } from "#app/db/schema/programmes.ts";
import { secondLook } from "#app/db/schema/second-looks.ts";
import { findRenewal } from "#app/features/giving/server/donations/find-renewal.server.ts";
import { askSecondPerson } from "#app/features/identity/server/second-person/ask-second-person.server.ts";
import { changeProgrammeRules } from "./change-programme-rules.server.ts";
import { findOwnProgramme, type OwnProgrammeRow } from "./find-own-programme.server.ts";
import { changedRules, type ProgrammeEdit, typedRulesSchema } from "./programme-edit.ts";

/**
 * Words change at once. Amount, seats and rules too while nobody has applied; after that the desk has to agree, since
 * somebody has applied by the old ones.
 */
export async function editProgramme(
  actor: Actor,
  id: string,
  input: ProgrammeEdit,
): Promise<"saved" | "asked"> {
  return inTransaction(async (tx) => {
    const fund = await findOwnProgramme(actor, id, tx);
    const { title, description, isOpen, reason, ...rules } = input;
    const changes = changedRules(await rulesNow(actor, fund), rules);
    const isAsked = changes.length > 0 && (await hasApplicants(tx, fund));
    const atOnce = changes.length > 0 && !isAsked ? rules : null;
    if (atOnce && (await isWaiting(tx, fund)))
      throw conflict("A change waits for the desk already. It answers first.", "asked_already");
    await changeProgrammeRules(tx, actor, fund, { title, description, rules: atOnce });
    if (actor.role !== "csr")
      await tx.update(programme).set({ isOpen, updatedAt: now() }).where(eq(programme.id, id));
    await writeAudit(tx, {
      chain: `programme:${id}`,
      actor,
      event: "programme.edit",
      details: { title, isOpen, changes, asked: isAsked },
    });
    if (!isAsked) return "saved";
    if (!reason || reason.length < 5) throw invalid({ reason: ["Say why, in at least 5 characters."] });
    await askSecondPerson(tx, actor, {
      kind: "programme.change",
      subject: `scholarship:${fund.scholarshipId}`,
      title: `${title}: ${changes.join("; ")}`,
      payload: { programmeId: id, role: actor.role, rules },
      reason,
    });
    return "asked";
  });
}

/** As the form shows them: what was left as it was is no change, however it is stored. */
async function rulesNow(actor: Actor, fund: OwnProgrammeRow) {
  const known = Object.entries(await findRenewal(actor, fund.id)).filter(([, value]) => value !== "");
  return typedRulesSchema.parse(Object.fromEntries(known));
}

async function hasApplicants(tx: Tx, { scholarshipId }: OwnProgrammeRow): Promise<boolean> {
  const sent = and(eq(application.scholarshipId, scholarshipId), isNotNull(application.submittedAt));
  return (await tx.$count(application, sent)) > 0;
}

async function isWaiting(tx: Tx, fund: OwnProgrammeRow): Promise<boolean> {
  const open = and(
    eq(secondLook.kind, "programme.change"),
    eq(secondLook.subject, `scholarship:${fund.scholarshipId}`),
    inArray(secondLook.status, ["waiting", "approved"]),
  );
  return (await tx.$count(secondLook, open)) > 0;
}
