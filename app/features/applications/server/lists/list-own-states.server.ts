import { istDate } from "#app/core/clock.ts";
import { formatMoney, paise } from "#app/core/money.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { defaultLanguage, type Language } from "#app/core/words/i18n.ts";
import { isOwnStatus, type OwnState } from "#app/features/scholarships/views/own-state.ts";
import { applicationNumber } from "../../application-number.ts";
import { applicationPermissions } from "../../application-permissions.ts";
import { lastStep, stepNumber } from "../../forms/form-steps.ts";
import { whatIsWanted } from "../checks/what-is-wanted.server.ts";
import { holderOf } from "./application-line-row.server.ts";
import { readOwnApplications } from "./read-own-applications.server.ts";

/**
 * L2: where the student's own applications stand, by scholarship, the one saved last behind the others; what she
 * withdrew or lost may be tried again.
 */
export async function listOwnStates(
  actor: Actor,
  language: Language = defaultLanguage,
): Promise<(OwnState & { number: number; slug: string })[]> {
  applicationPermissions.assertCan(actor, "application.list");
  if (!actor.studentId) return [];
  const { applications } = await readOwnApplications(actor.studentId);
  return applications.toReversed().flatMap((row) => {
    const { slug, number, status, submittedAt } = row;
    if (slug === null || number === null || !isOwnStatus(status)) return [];
    const reference = applicationNumber(row);
    const isDraft = status === "draft";
    const isOpen = status === "under_review" || status === "action_needed";
    const holder = status === "under_review" ? holderOf({ ...row, award: null }) : null;
    return [
      {
        ...{ number, slug, status, reference },
        on: dayOf(submittedAt),
        href: isDraft ? `/apply?scholarship=${slug}` : `/applications/${reference}`,
        draft: isDraft
          ? { step: stepNumber(row.step), of: lastStep, savedAt: row.savedAt.toISOString() }
          : null,
        holder: holder === "provider" ? row.provider : null,
        by: isOpen ? dayOf(row.dueAt) : null,
        wanted: row.wanted && whatIsWanted(row.wanted, language),
        award: row.awardPaise === null ? null : formatMoney(paise(row.awardPaise)),
        paid:
          status === "paid"
            ? { on: dayOf(row.paidAt), accountEnding: row.accountLastFour, reference: row.payoutReference }
            : null,
      },
    ];
  });
}

function dayOf(moment: Date | null): string | null {
  return moment && istDate(moment);
}
