import { formatDate } from "#app/core/clock.ts";
import { parseListQuery } from "#app/core/lists/list-query.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import type { HelpedView } from "#app/features/identity/helping/helper-view.ts";
import { listHelped } from "#app/features/identity/helping/list-helped.server.ts";
import { listApplications } from "../server/lists/list-applications.server.ts";
import { applicationList } from "../views/application-list.ts";
import { applyPath } from "../views/apply-view.ts";

export interface HelpingView {
  readonly student: string;
  readonly helper: string;
  readonly until: string;
  readonly others: readonly HelpedView[];
  readonly forms: readonly {
    readonly number: string;
    /** Null: assisted. */
    readonly scholarship: string | null;
    readonly date: string;
    readonly isDraft: boolean;
    readonly path: string;
  }[];
}

/** What a helper sees of a student: her name, her forms and where each stands. Null: nobody is helped here. */
export async function readHelping(actor: Actor): Promise<HelpingView | null> {
  if (!actor.helper) return null;
  const helped = await listHelped(actor);
  const { rows } = await listApplications(actor, parseListQuery(applicationList, "/helping"), actor.language);
  return {
    student: actor.name ?? "",
    helper: actor.helper.name,
    until: helped.find(({ isNow }) => isNow)?.until ?? "",
    others: helped.filter(({ isNow }) => !isNow),
    forms: rows.map(({ number, scholarship, status, savedAt, appliedAt }) => ({
      number,
      scholarship,
      date: formatDate(new Date(appliedAt ?? savedAt), actor.language),
      isDraft: status === "draft",
      path: status === "draft" ? applyPath({ number }) : `/helping/${number}`,
    })),
  };
}
