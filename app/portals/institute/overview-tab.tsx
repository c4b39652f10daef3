import { formatCount, paise, shortMoney } from "#app/core/money.ts";
import { instituteTabPath } from "#app/core/portals/institute-tabs.ts";
import { ScholarshipTable } from "#app/features/publishing/components/scholarships-tab.tsx";
import { NextForMe } from "#app/features/reviews/components/next-for-me.tsx";
import { LinkButton } from "#app/ui/button.tsx";
import { StatTiles } from "#app/ui/charts/stat-tiles.tsx";
import { Panel } from "#app/ui/panel.tsx";
import type { InstituteHeadView, InstituteTabOf } from "./institute-portal-view.ts";

/** The Dashboard tab: the figures (spec 1, Institute stats), what waits, the newest scholarships. */
export function OverviewTab({ head, data }: { head: InstituteHeadView; data: InstituteTabOf<"dashboard"> }) {
  const { figures, mayCreate } = head;
  return (
    <>
      <NextForMe
        rows={data.next}
        base="/institute/applications"
        listHref={`${instituteTabPath("applications")}&status=under_review&sort=oldest`}
        workHref="/institute/work"
        waiting={figures.pendingReview}
        mayDecide={head.memberRole === "owner"}
      />
      <StatTiles
        tiles={[
          { label: "Total scholarships", value: formatCount(figures.totalScholarships) },
          { label: "Active scholarships", value: formatCount(figures.activeScholarships) },
          { label: "Applications received", value: formatCount(figures.applicationsReceived) },
          { label: "Pending review", value: formatCount(figures.pendingReview) },
          { label: "Students helped", value: formatCount(figures.studentsHelped) },
          { label: "Amount distributed", value: shortMoney(paise(figures.amountDistributedPaise)) },
          { label: "Students on your roll", value: formatCount(figures.studentsOnRoll) },
          { label: "Success rate", value: `${figures.successRate}%` },
        ]}
      />
      <Panel
        title="Newest scholarships"
        buttons={
          mayCreate && (
            <LinkButton size="sm" href="/institute/scholarships/new">
              Create New
            </LinkButton>
          )
        }
      >
        <ScholarshipTable rows={data.recent} mayChange={mayCreate} />
      </Panel>
    </>
  );
}
