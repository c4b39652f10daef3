import { accreditationLabels, instituteTypeLabels } from "#app/features/institutes/partnership-options.ts";
import { Button } from "#app/ui/button.tsx";
import { Tabs } from "#app/ui/tabs.tsx";
import {
  type InstituteTab,
  instituteTabLabels,
  instituteTabPath,
  instituteTabs,
} from "../../institute-tabs.ts";
import type { InstituteHeadView } from "../../institute-view.ts";

/** Institute id, type, accreditation, active scholarship count, Logout, and the six tabs (spec 1). */
export function InstituteHead({ head, tab }: { head: InstituteHeadView; tab: InstituteTab }) {
  const { institute, figures } = head;
  const pending = {
    count: figures.pendingReview,
    countLabel: `${figures.pendingReview} wait for review`,
  };
  return (
    <section className="portal on-ground" aria-label="Institute dashboard">
      <div className="wrap">
        <div className="portal__in">
          <div>
            <h1>{institute.name}</h1>
            <p>
              Institute ID {institute.code}. {instituteTypeLabels[institute.type] ?? institute.type},{" "}
              {accreditationLabels[institute.accreditation] ?? institute.accreditation}
            </p>
          </div>
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
          <form method="post" action="/logout">
            <Button kind="quiet" size="sm">
              Logout
            </Button>
          </form>
        </div>
        <Tabs
          label="Parts of the dashboard"
          tabs={instituteTabs.map((id) => ({
            href: instituteTabPath(id),
            label: instituteTabLabels[id],
            current: id === tab,
            ...(id === "applications" ? pending : {}),
          }))}
        />
      </div>
    </section>
  );
}
