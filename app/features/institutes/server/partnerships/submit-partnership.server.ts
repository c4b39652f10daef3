import { addHours, now } from "#app/core/clock.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { invalid } from "#app/core/requests/errors.ts";
import { inTransaction } from "#app/db/opening/client.server.ts";
import { isUniqueViolation } from "#app/db/opening/query-error.server.ts";
import { hashContact } from "#app/features/identity/server/contacts/hash-contact.server.ts";
import { tellDesk } from "#app/features/notifications/server/tell-desk.server.ts";
import { listPartnershipProblems, partnershipSchemas } from "../../forms/partnership-schemas.ts";
import { partnershipNumber, registrationKeyOf } from "../../partnership-number.ts";
import { partnershipPermissions } from "../../partnership-permissions.ts";
import { reviewWithinHours } from "../../partnership-status.ts";
import { acknowledgePartnership } from "./acknowledge-partnership.server.ts";
import { changePartnership } from "./change-partnership.server.ts";
import { findPartnershipClash } from "./find-partnership-clash.server.ts";
import { partnershipAnswers } from "./partnership-answers.server.ts";
import { partnershipRow } from "./partnership-row.server.ts";

/**
 * Sends a draft: judged whole, numbered, acknowledged by mail with the 48-hour clock, all or nothing. The SMS leaves
 * when the desk has looked at it: a visitor alone does not make us write to a phone (X24).
 * Sent again it changes nothing: the key names one request, and that is sent (T38).
 */
export async function submitPartnership(
  actor: Actor,
  key: string,
  agreed: { readonly agreeTerms: boolean; readonly agreePartnership: boolean },
): Promise<{ number: string }> {
  const reached = await partnershipRow.reach(key);
  partnershipPermissions.assertCan(actor, "partnership.edit", { holdsLink: true });
  if (reached.status !== "draft") return { number: partnershipNumber(reached) };
  const files = new Set((await partnershipRow.papers(reached.id)).map(({ field }) => field));
  try {
    return await send(actor, reached.id, files, agreed);
  } catch (error) {
    // Two institutes sent the same number in one moment: the second is told like any later one.
    if (!isUniqueViolation(error, "partnership_request_registration_key")) throw error;
    return send(actor, reached.id, files, agreed);
  }
}

async function send(
  actor: Actor,
  requestId: string,
  files: ReadonlySet<string>,
  agreed: { readonly agreeTerms: boolean; readonly agreePartnership: boolean },
): Promise<{ number: string }> {
  return inTransaction(async (tx) => {
    const row = await partnershipRow.lock(tx, requestId);
    if (row.status !== "draft") return { number: partnershipNumber(row) };
    const answers = partnershipAnswers.open(row);
    const problems = [
      ...listPartnershipProblems(answers, files),
      ...(await findPartnershipClash(row.id, answers)),
    ];
    const ticks = partnershipSchemas[4].safeParse({
      agreeTerms: agreed.agreeTerms ? "on" : undefined,
      agreePartnership: agreed.agreePartnership ? "on" : undefined,
    });
    for (const issue of ticks.error?.issues ?? []) {
      problems.push({ step: 4, field: String(issue.path[0]), message: issue.message });
    }
    if (problems.length > 0) {
      throw invalid(Object.fromEntries(problems.map(({ field, message }) => [field, [message]])));
    }
    const clean = { ...partnershipSchemas[1].parse(answers), ...partnershipSchemas[3].parse(answers) };
    const sent = { ...answers, ...definedOf(clean) };
    const submittedAt = now();
    await changePartnership(tx, actor, "submit", {
      requestId: row.id,
      columns: {
        answersEncrypted: partnershipAnswers.seal(row.id, sent),
        instituteName: clean.instituteName,
        instituteType: clean.instituteType,
        city: clean.city,
        state: clean.state,
        registrationKey: registrationKeyOf(clean.registrationNumber),
        emailHash: hashContact("email", clean.contactEmail),
        phoneHash: hashContact("phone", clean.contactPhone),
        submittedAt,
        savedAt: submittedAt,
      },
      details: { agreements: ["terms", "partnership"] },
    });
    const number = partnershipNumber(row);
    await acknowledgePartnership(tx, "email", {
      id: row.id,
      number,
      language: actor.language,
      answers: sent,
      replyBy: addHours(submittedAt, reviewWithinHours),
    });
    await tellDesk(
      tx,
      partnershipPermissions.right("partnership.work_desk"),
      {
        type: "info",
        title: "A new partnership application",
        message: `${number} is to be answered within 48 hours.`,
        link: `/admin/partnerships/${row.id}`,
        dedupeKey: `partnership-new:${row.id}`,
      },
      { kind: "partnership", id: row.id },
    );
    return { number };
  });
}

function definedOf(values: Record<string, string | undefined>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(values).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
}
