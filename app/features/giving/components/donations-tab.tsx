import Download from "lucide-react/icons/download";
import Plus from "lucide-react/icons/plus";
import type { ListView } from "#app/core/lists/list-view.ts";
import { totalText } from "#app/core/lists/total-text.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { Alert } from "#app/ui/dialogs/alert.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { ListFoot } from "#app/ui/lists/list-foot.tsx";
import { Panel } from "#app/ui/panel.tsx";
import { TabSearch } from "#app/ui/portal/tab-search.tsx";
import type { DonationLine } from "../donation-view.ts";
import { DonationTable } from "./donation-table.tsx";

type DonationsTabProps = { data: { rows: DonationLine[]; view: ListView; exportHref: string } };

const allOf: Readonly<Record<string, string>> = { status: "All statuses", year: "All years" };

/** History with Filter, Export and New Donation. */
export function DonationsTab({ data }: DonationsTabProps) {
  const { rows, view } = data;
  return (
    <>
      {view.notes.map((note) => (
        <Alert key={note}>{note}</Alert>
      ))}
      <Panel
        title="Donation history"
        note={`${totalText(view.total)} in all`}
        tools={
          <>
            <TabSearch
              tab="donations"
              label="Search donations"
              placeholder="Program, number or receipt"
              value={view.search}
              filters={[
                ...view.filters.map((filter) => ({ ...filter, all: allOf[filter.name] ?? "All" })),
                { name: "sort", label: "Order", all: null, ...view.sort },
              ]}
            />
            <LinkButton plain kind="quiet" icon={Download} href={data.exportHref}>
              Export
            </LinkButton>
            <LinkButton icon={Plus} href="/donor/donations/new">
              New Donation
            </LinkButton>
          </>
        }
        foot={<ListFoot {...view} />}
      >
        {rows.length > 0 ? (
          <DonationTable rows={rows} />
        ) : (
          <EmptyState title={view.isNarrowed ? "No donation matches" : "No donation yet"}>
            <p className="muted">
              {view.isNarrowed ? "Take a filter away or search for less." : "Your first one appears here."}
            </p>
          </EmptyState>
        )}
      </Panel>
    </>
  );
}
