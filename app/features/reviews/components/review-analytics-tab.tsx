import { Form } from "react-router";
import { smallestGroup } from "#app/core/small-groups.ts";
import { Anchor } from "#app/ui/anchor.tsx";
import { Button } from "#app/ui/button.tsx";
import { BarChart } from "#app/ui/charts/bar-chart.tsx";
import { StatTiles } from "#app/ui/charts/stat-tiles.tsx";
import { FilterSelect } from "#app/ui/fields/filter-select.tsx";
import { type Column, DataTable } from "#app/ui/lists/data-table.tsx";
import { Panel } from "#app/ui/panel.tsx";
import type { AnalyticsView } from "../analytics-view.ts";
import type { GroupCount } from "../hide-small-groups.ts";

/** The Analytics tab: every figure counted from rows, every chart with its table. */
export function ReviewAnalyticsTab({ view }: { view: AnalyticsView }) {
  return (
    <div className="stack dense">
      {view.scholarships.length > 0 && (
        <Form method="get" className="row items-end [--gap:0.75rem]">
          {view.kept.map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <FilterSelect
            name="scholarship"
            label="Scholarship"
            value={view.chosen}
            choices={[...view.scholarships]}
          />
          <Button kind="quiet">Show</Button>
        </Form>
      )}
      <p>
        <Anchor href="/institute/reports">Reports by month, as a table and a file</Anchor>
      </p>
      <StatTiles
        tiles={[
          { label: "Applications received", value: view.received },
          { label: "Waiting for review", value: view.pending },
          { label: "Selected", value: view.selected },
          { label: "Success rate", value: view.successRate, note: "of what was decided" },
        ]}
      />
      <div className="grid gap-4 lg:grid-cols-2">
        <Panel scrolls title="How far they came" padded>
          <BarChart model={view.funnel} />
          <p className="muted small">
            Each step counts what came through the ones before it: a score counts once the papers are
            verified.
          </p>
        </Panel>
        <Panel scrolls title="Time per stage" note="Median hours" padded>
          <BarChart model={view.stages} />
        </Panel>
        {view.outcomes.map((outcome) => (
          <Panel
            scrolls
            key={outcome.title}
            title={outcome.title}
            note="Percent selected of those decided"
            padded
          >
            <div className="stack">
              {outcome.groups.shown.length > 0 ? (
                <>
                  <BarChart model={outcome.chart} />
                  <DataTable
                    small
                    caption={outcome.title}
                    columns={columnsOf(outcome.head)}
                    rows={[...outcome.groups.shown]}
                    rowKey={(row) => row.label}
                  />
                </>
              ) : (
                <p className="muted">Not enough applications to show.</p>
              )}
              {outcome.groups.hidden > 0 && (
                <p className="muted small">
                  {outcome.groups.hidden === 1 ? "One group is" : `${outcome.groups.hidden} groups are`} left
                  out: with fewer than {smallestGroup} applicants, or beside one that has.
                </p>
              )}
            </div>
          </Panel>
        ))}
      </div>
    </div>
  );
}

function columnsOf(head: string): Column<GroupCount>[] {
  return [
    { id: "group", head, kind: "key", cell: (row) => row.label },
    { id: "decided", head: "Decided", kind: "number", cell: (row) => row.decided },
    { id: "selected", head: "Selected", kind: "number", cell: (row) => row.selected },
    {
      id: "share",
      head: "Percent of decided",
      kind: "number",
      cell: (row) => `${Math.round((row.selected * 100) / row.decided)}%`,
    },
  ];
}
