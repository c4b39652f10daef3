import { formatDate } from "#app/core/clock.ts";
import type { FormAnswer } from "#app/core/forms/form-answer.ts";
import { formatCount, shortMoney } from "#app/core/money.ts";
import { stateNames } from "#app/core/words/state-names.ts";
import { Anchor } from "#app/ui/anchor.tsx";
import { Button } from "#app/ui/button.tsx";
import { BarChart } from "#app/ui/charts/bar-chart.tsx";
import type { BarChartModel } from "#app/ui/charts/chart-model.ts";
import { StatTiles } from "#app/ui/charts/stat-tiles.tsx";
import { StatusBadge } from "#app/ui/desk/badge.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { DateField } from "#app/ui/fields/date-field.tsx";
import { SelectField } from "#app/ui/fields/select-field.tsx";
import { TextField } from "#app/ui/fields/text-field.tsx";
import { TextareaField } from "#app/ui/fields/textarea-field.tsx";
import { FormButtons } from "#app/ui/forms/form-buttons.tsx";
import { useForm } from "#app/ui/forms/use-form.ts";
import { DataTable } from "#app/ui/lists/data-table.tsx";
import { Panel } from "#app/ui/panel.tsx";
import { impactMetrics } from "../csr-options.ts";
import type { CsrData } from "../csr-view.ts";
import { CsrForm, Pair } from "./csr-form.tsx";
import { Fold } from "./fold.tsx";
import { OutcomeList } from "./outcome-list.tsx";

/** Drawn by the loader: reckoning a chart weighs too much for a phone. */
type ImpactCharts = { byState: BarChartModel | null; byProgram: BarChartModel | null };
type OutcomeProps = { data: CsrData<"impact">; answer: FormAnswer | null };
type ImpactTabProps = OutcomeProps & { charts: ImpactCharts | null };

const flags = {
  not_required: { look: "not_required", word: "Not required" },
  later: { look: "scheduled", word: "A year after it ends" },
  required: { look: "due", word: "Required" },
} as const;

/** Students, outcomes, stories, bars by state, and whether an impact assessment is asked for. */
export function ImpactTab({ data, answer, charts }: ImpactTabProps) {
  return (
    <>
      <p>
        <Anchor href="/csr/reports">Reports by month, as a table and a file</Anchor>
      </p>
      <StatTiles
        tiles={data.metrics.map(({ metric, count }) => ({
          label: impactMetrics[metric],
          value: formatCount(count),
        }))}
      />
      <div className="mosaic">
        <Panel title="Students by state" padded className="m-6">
          {charts?.byState ? (
            <BarChart model={charts.byState} />
          ) : (
            <p className="muted">No state is reported yet.</p>
          )}
        </Panel>
        <Panel title="Students by program" padded className="m-6">
          {charts?.byProgram ? (
            <BarChart model={charts.byProgram} />
          ) : (
            <p className="muted">No students are reported yet.</p>
          )}
        </Panel>
      </div>
      <Panel title="Stories" note="without names" padded>
        {data.stories.length === 0 ? (
          <EmptyState title="No story yet">
            <p>Your partner's reports may carry one. Leave out names and numbers of people.</p>
          </EmptyState>
        ) : (
          <ul className="stack">
            {data.stories.map((story) => (
              <li key={story.id}>
                <p>{story.text}</p>
                <small className="muted">
                  {story.programme}
                  {story.state && `, ${story.state}`}, {formatDate(story.on)}
                </small>
              </li>
            ))}
          </ul>
        )}
      </Panel>
      <AssessmentPanel data={data} />
      <OutcomeList lines={data.outcomes} answer={answer} />
      <OutcomePanel data={data} answer={answer} />
    </>
  );
}

function AssessmentPanel({ data }: { data: CsrData<"impact"> }) {
  return (
    <Panel title="Impact assessment" note="rule 8(3)">
      <p className="panel__body">
        {data.isConcerned
          ? `The average obligation of the three years before is ${shortMoney(data.averageDuty)}: projects of ₹1 crore or more need an independent assessment a year after they end. Up to ${shortMoney(data.costCap)} of its cost counts as CSR this year.`
          : `The average obligation of the three years before is ${shortMoney(data.averageDuty)}, under ₹10 crore: no assessment is asked for.`}
      </p>
      {data.flags.length > 0 && (
        <DataTable
          caption="Impact assessment by program"
          rows={[...data.flags]}
          rowKey={({ id }) => id}
          columns={[
            { id: "program", head: "Program", kind: "key", cell: (row) => row.title },
            { id: "outlay", head: "Outlay", kind: "number", cell: (row) => shortMoney(row.outlay) },
            {
              id: "flag",
              head: "Assessment",
              kind: "status",
              cell: (row) => <StatusBadge status={flags[row.flag].look}>{flags[row.flag].word}</StatusBadge>,
            },
          ]}
        />
      )}
    </Panel>
  );
}

function OutcomePanel({ data, answer }: OutcomeProps) {
  const { field } = useForm("outcome", answer, { metric: "students", reportedOn: data.today });
  if (data.flags.length === 0) return null;
  return (
    <Panel title="Record an outcome" padded>
      <Fold title="A partner has reported" open={answer?.form === "outcome"}>
        <CsrForm name="outcome" answer={answer} formKey={data.formKey} anew>
          <Pair>
            <SelectField
              field={field("programmeId")}
              label="Program"
              required
              placeholder="Choose the program"
              choices={data.flags.map(({ id, title }) => ({ value: id, label: title }))}
            />
            <SelectField
              field={field("metric")}
              label="What was counted"
              required
              choices={Object.entries(impactMetrics).map(([value, label]) => ({ value, label }))}
            />
          </Pair>
          <Pair>
            <TextField field={field("count")} label="How many" inputMode="numeric" required width="w-6" />
            <SelectField
              field={field("state")}
              label="State"
              required={false}
              placeholder="Not by state"
              choices={Object.entries(stateNames).map(([value, label]) => ({ value, label }))}
            />
          </Pair>
          <TextareaField
            field={field("story")}
            label="A story"
            hint="Without names, phone numbers or addresses of people."
            required={false}
            maxLength={800}
          />
          <DateField field={field("reportedOn")} label="Reported on" required max={data.today} />
          <FormButtons>
            <Button>Record outcome</Button>
          </FormButtons>
        </CsrForm>
      </Fold>
    </Panel>
  );
}
