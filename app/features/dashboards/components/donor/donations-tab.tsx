import Download from "lucide-react/icons/download";
import Plus from "lucide-react/icons/plus";
import { donationMachine } from "#app/features/funding/donation-status.ts";
import type { DonationLine } from "#app/features/funding/donation-view.ts";
import { Alert } from "#app/ui/alert.tsx";
import { LinkButton } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { FilterBar } from "#app/ui/filter-bar.tsx";
import { Pagination } from "#app/ui/pagination.tsx";
import { Panel } from "#app/ui/panel.tsx";
import { SelectField } from "#app/ui/select-field.tsx";
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
      <FilterBar
        action="/donor"
        searchName="q"
        searchValue={data.search}
        placeholder="Program, number or receipt"
        active={data.active}
      >
        <input type="hidden" name="tab" value="donations" />
        <Filter name="status" label="Status" all="All" value={chosen.status} choices={statuses} />
        <Filter name="year" label="Year" all="All years" value={chosen.year} choices={data.years} />
        <Filter name="sort" label="Order" value={chosen.sort} choices={sorts} />
      </FilterBar>
      <Panel
        title="Donation history"
        note={`${data.total} in all`}
        tools={
          <span className="row">
            <LinkButton plain kind="quiet" size="sm" icon={Download} href={data.exportHref}>
              Export
            </LinkButton>
            <LinkButton size="sm" icon={Plus} href="/donor/donations/new">
              New Donation
            </LinkButton>
          </span>
        }
        foot={
          <Pagination
            range={`${rows.length} of ${data.total}`}
            previousHref={data.previousHref ?? undefined}
            nextHref={data.nextHref ?? undefined}
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

type FilterProps = {
  name: string;
  label: string;
  all?: string;
  value: string;
  choices: { value: string; label: string }[];
};

function Filter({ name, label, all, value, choices }: FilterProps) {
  const id = `donations-${name}`;
  const field = {
    id,
    name,
    errorId: `${id}-error`,
    descriptionId: `${id}-hint`,
    initialValue: value,
    key: value,
  };
  return (
    <SelectField
      field={field}
      label={label}
      choices={choices}
      {...(all !== undefined && { placeholder: all })}
    />
  );
}
