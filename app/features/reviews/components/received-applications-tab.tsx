import Download from "lucide-react/icons/download";
import { type FormAnswer, refusalOf } from "#app/core/forms/form-answer.ts";
import { totalText } from "#app/core/lists/total-text.ts";
import { applicationMachine } from "#app/features/applications/rules/application-status.ts";
import emptyApplications from "#app/ui/art/empty-applications.svg";
import { LinkButton } from "#app/ui/button.tsx";
import { Alert } from "#app/ui/dialogs/alert.tsx";
import { Said } from "#app/ui/dialogs/said.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { FilterSelect } from "#app/ui/fields/filter-select.tsx";
import { ActiveFilters, FilterBar } from "#app/ui/lists/filter-bar.tsx";
import { ListFoot } from "#app/ui/lists/list-foot.tsx";
import { Panel } from "#app/ui/panel.tsx";
import { rankingRules } from "../ranking-rules.ts";
import type { ReceivedApplicationsView } from "../received-applications-view.ts";
import { dueOptions, dueWords, sentStatuses } from "../review-list.ts";
import { BulkList } from "./bulk-list.tsx";
import { BulkPart } from "./bulk-part.tsx";
import { ReviewTable } from "./review-table.tsx";

type Props = {
  view: ReceivedApplicationsView;
  answer?: FormAnswer | null;
  done?: string | null;
};

const doneWords: Readonly<Record<string, string>> = {
  prepared: "Written down. Nothing happens before a second person has confirmed it.",
  confirmed: "Confirmed. It is being carried out now; reload to see how far it is.",
  cancelled: "Cancelled. Nothing was decided.",
  sent_back: "Sent back, with your reason. What is left can be confirmed.",
};

/** The Applications tab: who applied, where each one stands, and decisions about many. */
export function ReceivedApplicationsTab({ view, answer = null, done = null }: Props) {
  const choices = {
    status: sentStatuses.map((value) => ({ value, label: applicationMachine.states[value].label })),
    scholarship: [...view.scholarships],
    due: dueOptions.map((value) => ({ value, label: dueWords[value] })),
    sort: [...view.sorts],
  };
  const names = { status: "Status", scholarship: "Scholarship", due: "Due", sort: "Order" };
  return (
    <div className="stack dense">
      {done && doneWords[done] && !answer && <Said>{doneWords[done]}</Said>}
      {refusalOf(answer) && (
        <Said tone="bad" answer={answer}>
          {refusalOf(answer)}
        </Said>
      )}
      {view.notes.map((note) => (
        <Alert key={note}>{note}</Alert>
      ))}
      <BulkList bulks={view.bulks} base={view.reviewBase} answer={answer} />
      <FilterBar
        searchName="q"
        searchValue={view.search}
        placeholder="Name, number or scholarship"
        active={view.active.length}
      >
        {view.kept.map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        {(["status", "scholarship", "due", "sort"] as const).map((name) => (
          <FilterSelect
            key={name}
            name={name}
            label={names[name]}
            value={view.chosen[name]}
            choices={choices[name]}
            all={name === "sort" ? null : "All"}
          />
        ))}
      </FilterBar>
      <ActiveFilters filters={[...view.active]} clearHref={view.clearHref} />
      <Panel
        scrolls
        title="Applications"
        note={`${totalText(view.total)} in all, ${totalText(view.pending)} waiting for review`}
        buttons={
          view.exportHref && (
            <>
              {view.manyHref && (
                <LinkButton kind="quiet" size="sm" href={view.manyHref}>
                  Write to many
                </LinkButton>
              )}
              {view.awardsHref && (
                <LinkButton kind="quiet" size="sm" href={view.awardsHref}>
                  Awards and payments
                </LinkButton>
              )}
              <LinkButton plain kind="quiet" size="sm" icon={Download} href={view.exportHref}>
                Export
              </LinkButton>
            </>
          )
        }
        foot={
          <ListFoot
            shown={view.rows.length}
            total={view.total}
            previousHref={view.previousHref}
            nextHref={view.nextHref}
          />
        }
      >
        {view.rows.length > 0 ? (
          <ReviewTable
            rows={view.rows}
            base={view.reviewBase}
            mayChoose={view.mayBulk}
            scholarshipId={view.chosen.scholarship}
          />
        ) : (
          <EmptyState
            picture={emptyApplications}
            title={view.isNarrowed ? "No application matches" : "No application yet"}
          >
            <p className="muted">
              {view.isNarrowed
                ? "Take a filter away or search for less."
                : "What students send for your scholarships is here."}
            </p>
          </EmptyState>
        )}
      </Panel>
      {view.mayBulk && view.rows.length > 0 && (
        // Another page of the list: nothing ticked before goes along.
        <BulkPart key={view.rows[0]?.id} formKey={view.formKey} saved={view.saved} answer={answer} />
      )}
      {view.chosen.sort === "ranking" && (
        <Panel scrolls title="How the ranking is made" padded>
          <ol className="dotlist">
            {rankingRules.map((rule) => (
              <li key={rule}>{rule}</li>
            ))}
          </ol>
        </Panel>
      )}
    </div>
  );
}
