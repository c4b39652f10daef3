import { formatDate } from "#app/core/clock.ts";
import { DataTable } from "#app/ui/data-table.tsx";
import { Panel } from "#app/ui/panel.tsx";
import { Block } from "#app/ui/section.tsx";
import { Timeline } from "#app/ui/timeline.tsx";
import type { PersonalPlan } from "../exam-plan.ts";

/** Phases, syllabus and milestones with their dates: made to be read on a phone and on paper. */
export function PlanSchedule({ plan, today }: { plan: PersonalPlan; today: string }) {
  return (
    <>
      <Block title="Phases">
        <Timeline
          events={plan.phases.map(({ name, from, to, tasks }) => ({
            id: name,
            state: from <= today && today <= to ? ("now" as const) : ("to-come" as const),
            title: `${name}: ${formatDate(from)} to ${formatDate(to)}`,
            children: (
              <span className="grid gap-1">
                {tasks.map((task) => (
                  <span key={task}>{task}</span>
                ))}
              </span>
            ),
          }))}
        />
      </Block>
      {plan.syllabus.length > 0 && (
        <Block title="Syllabus, part by part">
          <Panel>
            <DataTable
              caption="When to study which part of the syllabus"
              small
              rows={[...plan.syllabus]}
              rowKey={({ part }) => part}
              columns={[
                { id: "part", head: "Part", kind: "key", cell: ({ part }) => part },
                { id: "from", head: "From", kind: "date", cell: ({ from }) => formatDate(from) },
                { id: "to", head: "Until", kind: "date", cell: ({ to }) => formatDate(to) },
              ]}
            />
          </Panel>
        </Block>
      )}
      <Block title="Days to remember">
        <ul className="lines">
          {plan.milestones.map(({ on, title }) => (
            <li key={on}>
              <span>{title}</span>
              <span className="num nowrap muted">{formatDate(on)}</span>
            </li>
          ))}
          <li>
            <b className="strong">The exam</b>
            <b className="strong num nowrap">{formatDate(plan.examOn)}</b>
          </li>
        </ul>
      </Block>
    </>
  );
}
