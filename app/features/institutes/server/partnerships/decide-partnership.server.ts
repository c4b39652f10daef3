import { and, eq, ne } from "drizzle-orm";
import type { Actor } from "#app/core/portals/permissions.ts";
import { conflict, invalid } from "#app/core/requests/errors.ts";
import { plainText } from "#app/core/words/plain-text.ts";
import { assertWithin } from "#app/db/limits/assert-within.server.ts";
import { inTransaction } from "#app/db/opening/client.server.ts";
import { isUniqueViolation } from "#app/db/opening/query-error.server.ts";
import { partnershipDocument } from "#app/db/schema/institutes.ts";
import { partnershipNumber } from "../../partnership-number.ts";
import { partnershipPermissions } from "../../partnership-permissions.ts";
import { isRejectionReason, rejectionReasons } from "../../rejection-reasons.ts";
import { createInstitute } from "../create-institute.server.ts";
import { firstDraft } from "../first-draft.server.ts";
import { tellInstitute } from "../tell-institute.server.ts";
import { acknowledgePartnership } from "./acknowledge-partnership.server.ts";
import { changePartnership } from "./change-partnership.server.ts";
import { partnershipAnswers } from "./partnership-answers.server.ts";
import { partnershipLink } from "./partnership-link.server.ts";
import { partnershipRow } from "./partnership-row.server.ts";

export type DeskStep = { readonly requestId: string; readonly revision: number } & (
  | { readonly event: "take_up" }
  | { readonly event: "ask_more"; readonly text: string }
  | { readonly event: "approve" }
  | { readonly event: "reject"; readonly reasons: readonly string[]; readonly text: string }
);

const words = (required: string) => plainText({ max: 2000, multiline: true, required });

/** The desk's word on a request, told by mail; approving makes the institute and its sign-in, all or nothing. */
export async function decidePartnership(actor: Actor, step: DeskStep): Promise<void> {
  partnershipPermissions.assertCan(actor, "partnership.work_desk");
  try {
    await decide(actor, step);
  } catch (error) {
    const isTaken =
      isUniqueViolation(error, "institute_registration_key") ||
      isUniqueViolation(error, "institute_member_phone_key");
    if (!isTaken) throw error;
    throw conflict("Another partner with this number or phone was approved in this moment.", "clash");
  }
}

async function decide(actor: Actor, step: DeskStep): Promise<void> {
  const place = { requestId: step.requestId, revision: step.revision };
  await inTransaction(async (tx) => {
    switch (step.event) {
      case "take_up": {
        const row = await changePartnership(tx, actor, "take_up", place);
        const { id, dueAt } = row;
        if (!dueAt) return;
        const answers = partnershipAnswers.open(row);
        const about = {
          id,
          number: partnershipNumber(row),
          language: "en" as const,
          answers,
          replyBy: dueAt,
        };
        await acknowledgePartnership(tx, "sms", about);
        return;
      }
      case "ask_more": {
        const text = words("Write what you need from the institute.").safeParse(step.text);
        if (!text.success) throw invalid({ text: [text.error.issues[0]?.message ?? ""] });
        const row = await changePartnership(tx, actor, "ask_more", { ...place, text: text.data });
        const number = partnershipNumber(row);
        await tellInstitute(tx, {
          to: partnershipAnswers.open(row).contactEmail ?? "",
          title: `We need something more from you (${number})`,
          message: `To go on with the partnership application of ${row.instituteName} we need this from you:\n\n${text.data}\n\nAnswer with the button below; no sign-in is needed.`,
          link: partnershipLink.statusUrl(row.id),
          dedupeKey: `partnership:${row.id}:ask:${row.revision}`,
          subjectId: row.id,
        });
        return;
      }
      case "reject": {
        const reasons = [...new Set(step.reasons)].filter(isRejectionReason);
        const text = words("Write a sentence to the institute.").safeParse(step.text);
        if (reasons.length === 0) throw invalid({ reasons: ["Choose at least one reason."] });
        if (!text.success) throw invalid({ text: [text.error.issues[0]?.message ?? ""] });
        const row = await changePartnership(tx, actor, "reject", {
          ...place,
          text: text.data,
          columns: { reasons },
          details: { reasons },
        });
        await tellInstitute(tx, {
          to: partnershipAnswers.open(row).contactEmail ?? "",
          title: `Your partnership application (${partnershipNumber(row)})`,
          message: `We could not accept the partnership application of ${row.instituteName}.\n\n${reasons.map((reason) => `• ${rejectionReasons[reason]}`).join("\n")}\n\n${text.data}\n\nYou may apply again once this is settled.`,
          link: partnershipLink.statusUrl(row.id),
          dedupeKey: `partnership:${row.id}:rejected`,
          subjectId: row.id,
        });
        return;
      }
      case "approve": {
        const row = await partnershipRow.lock(tx, step.requestId);
        await assertWithin(actor, "partnership", row.id, tx);
        const open = await tx.$count(
          partnershipDocument,
          and(eq(partnershipDocument.requestId, row.id), ne(partnershipDocument.status, "verified")),
        );
        if (open > 0) {
          throw conflict("Verify every document first, or ask the institute for a new one.", "unverified");
        }
        const made = await createInstitute(tx, actor, row);
        const answers = partnershipAnswers.open(row);
        const partner = { instituteId: made.id, name: answers.instituteName ?? "", answers };
        const scholarshipId = await firstDraft.get()(tx, partner);
        await changePartnership(tx, actor, "approve", {
          ...place,
          columns: { instituteId: made.id },
          details: { code: made.code, ...(scholarshipId && { scholarshipId }) },
        });
        return;
      }
    }
  });
}
