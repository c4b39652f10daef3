import { changeText, changeTone } from "#app/ui/change-tone.ts";
import { ShareLine } from "#app/ui/charts/progress-bar.tsx";
import { type Column, DataTable } from "#app/ui/lists/data-table.tsx";

type Region = { region: string; policies: string; percent: number; growthPercent: number | null };

const columns: Column<Region>[] = [
  { id: "region", head: "Region", cell: (row) => row.region },
  { id: "policies", head: "Policies", kind: "number", cell: (row) => row.policies },
  {
    id: "bar",
    head: "Compared",
    cell: (row) => <ShareLine share={row.percent / 100} />,
  },
  {
    id: "growth",
    head: "Growth",
    kind: "number",
    cell: (row) =>
      row.growthPercent === null ? null : (
        <span className={changeTone({ value: row.growthPercent, goodWhen: "up" })}>
          {changeText(row.growthPercent)}
        </span>
      ),
  },
];

/** North, South, West, East: policies, and new ones of the last full month against the one before. */
export function RegionTable({ regions }: { regions: Region[] }) {
  return (
    <DataTable
      caption="Regional performance"
      columns={columns}
      rows={regions}
      rowKey={({ region }) => region}
      small
    />
  );
}
