import Download from "lucide-react/icons/download";
import Plus from "lucide-react/icons/plus";
import { totalText } from "#app/core/lists/total-text.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { Alert } from "#app/ui/dialogs/alert.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { ListFoot } from "#app/ui/lists/list-foot.tsx";
import { Panel } from "#app/ui/panel.tsx";
import { TabSearch } from "#app/ui/portal/tab-search.tsx";
import { donationMachine } from "../donation-status.ts";
import type { DonationLine } from "../donation-view.ts";
import { DonationTable } from "./donation-table.tsx";

type DonationsTabProps = {
  data: {
    rows: DonationLine[];
    total: number;
    search: string;
    notes: readonly string[];
    isNarrowed: boolean;
    chosen: { status: string; year: string; sort: string };
    active: number;
    years: { value: string; label: string }[];
    previousHref: string | null;
    nextHref: string | null;
    exportHref: string;
  };
};

const statuses = donationMachine.stateNames.map((value) => ({
  value,
  label: donationMachine.states[value].label,
}));
const sorts = [
  { value: "newest", label: "Newest first" },
  { value: "largest", label: "Largest first" },
];

/** History with Filter, Export and New Donation. */
export function DonationsTab({ data }: DonationsTabProps) {
  const { rows, chosen } = data;
  return (
    <>
      {data.notes.map((note) => (
        <Alert key={note}>{note}</Alert>
      ))}
      <Panel
        title="Donation history"
        note={`${totalText(data.total)} in all`}
        tools={
          <>
            <TabSearch
              tab="donations"
              label="Search donations"
              placeholder="Program, number or receipt"
              value={data.search}
              filters={[
                {
                  name: "status",
                  label: "Status",
                  all: "All statuses",
                  value: chosen.status,
                  choices: statuses,
                },
                { name: "year", label: "Year", all: "All years", value: chosen.year, choices: data.years },
                { name: "sort", label: "Order", all: null, value: chosen.sort, choices: sorts },
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
        foot={
          <ListFoot
            shown={rows.length}
            total={data.total}
            previousHref={data.previousHref}
            nextHref={data.nextHref}
          />
        }
      >
        {rows.length > 0 ? (
          <DonationTable rows={rows} />
        ) : (
          <EmptyState title={data.isNarrowed ? "No donation matches" : "No donation yet"}>
            <p className="muted">
              {data.isNarrowed ? "Take a filter away or search for less." : "Your first one appears here."}
            </p>
          </EmptyState>
        )}
      </Panel>
    </>
  );
}
