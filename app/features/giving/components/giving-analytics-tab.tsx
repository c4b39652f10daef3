import { formatCount } from "#app/core/money.ts";
import { Anchor } from "#app/ui/anchor.tsx";
import { BarChart } from "#app/ui/charts/bar-chart.tsx";
import type { BarChartModel } from "#app/ui/charts/chart-model.ts";
import { StatTiles } from "#app/ui/charts/stat-tiles.tsx";
import { Panel } from "#app/ui/panel.tsx";
import type { MoneyFlow } from "../donation-view.ts";
import { MoneyFlowPanel } from "./money-flow-panel.tsx";

type GivingAnalyticsTabProps = {
  data: {
    students: number;
    givenInYear: string;
    paidInYear: string;
    costPerStudent: string | null;
    given: BarChartModel;
    paid: BarChartModel;
    states: BarChartModel | null;
    genders: BarChartModel | null;
    levels: BarChartModel | null;
  };
  flow: MoneyFlow;
  /** The donation whose way is told rupee by rupee. */
  followed: string | null;
};

/** Over time, by state, gender and level; each chart has its table. */
export function GivingAnalyticsTab({ data, flow, followed }: GivingAnalyticsTabProps) {
  return (
    <>
      <p>
        <Anchor href="/donor/reports">Reports by month, as a table and a file</Anchor>
      </p>
      <MoneyFlowPanel flow={flow} {...(followed && { followHref: `/donor/donations/${followed}` })} />
      <StatTiles
        tiles={[
          { label: "Students", value: formatCount(data.students), note: "with an award from your money" },
          {
            label: "Cost per student",
            value: data.costPerStudent ?? "–",
            note: "what was awarded ÷ students; nothing is taken off",
          },
          { label: "Given", value: data.givenInYear, note: "in the last twelve months" },
          { label: "Paid to students", value: data.paidInYear, note: "in the last twelve months" },
        ]}
      />
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <Chart title="Given" note="by month" model={data.given} />
        <Chart title="Paid to students" note="by month" model={data.paid} />
        <Chart title="By state" note="students" model={data.states} />
        <Chart title="By gender" note="students" model={data.genders} />
        <Chart title="By level" note="students" model={data.levels} />
      </div>
      <p className="small muted">
        Groups of fewer than five students are shown together with others, so that no figure points at a
        person.
      </p>
    </>
  );
}

function Chart({ title, note, model }: { title: string; note: string; model: BarChartModel | null }) {
  return (
    <Panel title={title} note={note} padded>
      {model ? (
        <BarChart model={model} />
      ) : (
        <p className="muted">There are too few students for a figure yet.</p>
      )}
    </Panel>
  );
}
