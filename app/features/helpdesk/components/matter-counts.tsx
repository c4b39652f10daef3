import { type Column, DataTable } from "#app/ui/lists/data-table.tsx";
import { Panel } from "#app/ui/panel.tsx";

type MatterCount = { name: string; enquiries: number; grievances: number; bookings: number; late: number };

const columnsOf = (head: string): Column<MatterCount>[] => [
  { id: "name", head, cell: (row) => row.name },
  { id: "enquiries", head: "Enquiries", kind: "number", cell: (row) => row.enquiries },
  { id: "grievances", head: "Grievances", kind: "number", cell: (row) => row.grievances },
  { id: "bookings", head: "Bookings", kind: "number", cell: (row) => row.bookings },
  { id: "late", head: "Late", kind: "number", cell: (row) => row.late },
];

type MatterCountsProps = { byRegion: MatterCount[]; byLanguage: MatterCount[] };

/** What is open now, by region and by language. */
export function MatterCounts({ byRegion, byLanguage }: MatterCountsProps) {
  return (
    <div className="mosaic">
      <Panel className="m-6" title="Open, by region" scrolls>
        <DataTable
          caption="Open, by region"
          columns={columnsOf("Region")}
          rows={byRegion}
          rowKey={({ name }) => name}
          small
        />
      </Panel>
      <Panel className="m-6" title="Open, by language" scrolls>
        <DataTable
          caption="Open, by language"
          columns={columnsOf("Language")}
          rows={byLanguage}
          rowKey={({ name }) => name}
          small
        />
      </Panel>
    </div>
  );
}
