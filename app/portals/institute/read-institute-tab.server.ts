import { isId } from "#app/core/id.ts";
import type { ListQuery } from "#app/core/lists/list-query.ts";
import type { TabListView } from "#app/core/lists/tab-list-view.ts";
import type { InstituteTab } from "#app/core/portals/institute-tabs.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import type { Page } from "#app/db/lists/list-page.server.ts";
import { rosterList } from "#app/features/institutes/roster-list.ts";
import { listRoster } from "#app/features/institutes/server/roster/list-roster.server.ts";
import { listTeamHistory } from "#app/features/institutes/server/team/list-team-history.server.ts";
import { ownScholarshipList } from "#app/features/publishing/own-scholarship-list.ts";
import { listOwnScholarships } from "#app/features/publishing/server/list-own-scholarships.server.ts";
import { countMemberWork } from "#app/features/reviews/server/lists/count-member-work.server.ts";
import { listNextReviews } from "#app/features/reviews/server/lists/list-next-reviews.server.ts";
import { readAnalyticsTab } from "#app/features/reviews/server/lists/read-analytics-tab.server.ts";
import { readApplicationsTab } from "#app/features/reviews/server/lists/read-applications-tab.server.ts";
import { rollMatch } from "#app/features/reviews/server/roll-match.server.ts";
import type { InstituteTabData } from "./institute-portal-view.ts";

/** Only what the open tab shows. */
export async function readInstituteTab(actor: Actor, tab: InstituteTab, url: URL): Promise<InstituteTabData> {
  switch (tab) {
    case "dashboard": {
      const [{ rows }, next] = await Promise.all([
        listOwnScholarships.page(actor, ownScholarshipList.read("/")),
        listNextReviews(actor, { limit: 5, readyFirst: actor.memberRole === "owner" }),
      ]);
      return { tab, recent: rows.slice(0, 5), next };
    }
    case "scholarships": {
      const query = ownScholarshipList.read(url);
      const page = await listOwnScholarships.page(actor, query);
      return { tab, rows: page.rows, ...frameOf(query, page, `/institute/scholarships/export${url.search}`) };
    }
    case "students": {
      const query = rosterList.read(url);
      const page = await listRoster.page(actor, query);
      const open = await rollMatch.countOpen(
        actor,
        page.rows.map(({ id }) => id),
      );
      return {
        tab,
        rows: page.rows.map((row) => ({ ...row, openApplications: open.get(row.id) ?? 0 })),
        courses: page.courses,
        toConfirm: page.toConfirm,
        course: query.filters.course[0] ?? "",
        ...frameOf(query, page, `/institute/students/export${url.search}`),
      };
    }
    // These two tabs are the reviews room's: it reads them, its components show them.
    case "applications":
      return { tab, view: await readApplicationsTab(actor, url.pathname + url.search) };
    case "analytics":
      return { tab, view: await readAnalyticsTab(actor, url.pathname + url.search) };
    case "settings": {
      if (actor.memberRole !== "owner") return { tab, work: null, leaving: null, history: [] };
      const memberId = url.searchParams.get("remove");
      return {
        tab,
        work: await countMemberWork(actor, null),
        leaving: isId(memberId) ? { memberId, work: await countMemberWork(actor, memberId) } : null,
        history: await listTeamHistory(actor),
      };
    }
  }
}

function frameOf<F extends string>(
  query: ListQuery<F | "status", string>,
  page: Pick<Page<unknown>, "next" | "previous" | "total">,
  exportHref: string,
): TabListView {
  const { status } = query.filters as { status: readonly string[] };
  return {
    search: query.search,
    sort: query.sort,
    status: status[0] ?? "",
    isNarrowed: query.isNarrowed,
    notes: query.notes,
    total: page.total ?? 0,
    previousHref: page.previous && query.toUrl({ cursor: page.previous }),
    nextHref: page.next && query.toUrl({ cursor: page.next }),
    exportHref,
  };
}
