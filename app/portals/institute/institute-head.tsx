import type { InstituteTab } from "#app/core/institute-tabs.ts";
import { accreditationLabels, instituteTypeLabels } from "#app/features/institutes/partnership-options.ts";
import { InstituteBand } from "#app/ui/institute-band.tsx";
import type { InstituteHeadView } from "./institute-view.ts";

/** Institute id, type, accreditation, active scholarship count, Logout, and the six tabs (spec 1). */
export function InstituteHead({ head, tab }: { head: InstituteHeadView; tab: InstituteTab }) {
  const { institute, figures } = head;
  const { me } = institute;
  return (
    <InstituteBand
      title={<h1>{institute.name}</h1>}
      line={
        <>
          Institute ID {institute.code}. {instituteTypeLabels[institute.type] ?? institute.type},{" "}
          {accreditationLabels[institute.accreditation] ?? institute.accreditation}
          {me && `. Signed in as ${me.name}, ${head.memberRole}`}
        </>
      }
      tab={tab}
      pending={figures.pendingReview}
    >
      <dl className="portal__figs">
        <div>
          <dt>Active scholarships</dt>
          <dd>{figures.activeScholarships}</dd>
        </div>
        <div>
          <dt>Success rate</dt>
          <dd>{figures.successRate}%</dd>
        </div>
      </dl>
    </InstituteBand>
  );
}
