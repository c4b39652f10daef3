import type { Actor } from "#app/core/portals/permissions.ts";
import { saidIn } from "#app/core/words/said-in.ts";
import { listPartnershipProblems } from "../../forms/partnership-schemas.ts";
import { fileControl, type PartnershipFile } from "../../forms/partnership-steps.ts";
import { partnershipSentences } from "../../messages/partnership-sentences.ts";
import { partnershipPermissions } from "../../partnership-permissions.ts";
import type { PartnershipView } from "../../partnership-view.ts";
import { findPartnershipClash } from "./find-partnership-clash.server.ts";
import { partnershipAnswers } from "./partnership-answers.server.ts";
import { partnershipRow } from "./partnership-row.server.ts";

/** What the wizard shows. Reading changes nothing (T10): the draft begins with the first save. */
export async function readPartnershipView(
  actor: Actor,
  asked: { readonly key: string | null; readonly step: number; readonly isChecked: boolean },
): Promise<PartnershipView> {
  const { key, step, isChecked } = asked;
  if (key === null) {
    partnershipPermissions.assertCan(actor, "partnership.start");
    return { key, step, isChecked, status: "draft", values: {}, files: {}, problems: [], savedAt: null };
  }
  const row = await partnershipRow.reach(key);
  partnershipPermissions.assertCan(actor, "partnership.see_status", { holdsLink: true });
  const values = partnershipAnswers.open(row);
  const papers = await partnershipRow.papers(row.id);
  const problems = [
    ...listPartnershipProblems(values, new Set(papers.map(({ field }) => field))),
    ...(await findPartnershipClash(row.id, values)),
  ];
  return {
    key,
    step,
    isChecked,
    status: row.status,
    values,
    files: Object.fromEntries(
      papers.map(({ field, name, bytes }) => [fileControl(field as PartnershipFile), { name, bytes }]),
    ),
    problems: problems.map((problem) => ({
      ...problem,
      message: saidIn(problem.message, actor.language, partnershipSentences),
    })),
    savedAt: row.savedAt.toISOString(),
  };
}
