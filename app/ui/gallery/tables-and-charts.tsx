import Eye from "lucide-react/icons/eye";
import { Button } from "../button.tsx";
import { BarChart } from "../charts/bar-chart.tsx";
import { DonutChart } from "../charts/donut-chart.tsx";
import { LineChart } from "../charts/line-chart.tsx";
import { ShareLine } from "../charts/progress-bar.tsx";
import { Figures, StatTiles } from "../charts/stat-tiles.tsx";
import { StatusBadge } from "../desk/badge.tsx";
import { SearchInput } from "../fields/search-input.tsx";
import type { Column } from "../lists/data-table.tsx";
import { DataTable } from "../lists/data-table.tsx";
import { Pagination } from "../lists/pagination.tsx";
import { Panel } from "../panel.tsx";
import { RowAction } from "../pictures/icon-button.tsx";
import { Block } from "../section.tsx";
import type { galleryCharts } from "./gallery-charts.server.ts";

type Policy = {
  card: string;
  agent: string;
  customer: string;
  premium: string;
  from: string;
  active: boolean;
  note?: string;
};

const policies: Policy[] = [
  {
    card: "BSC-2024-124567",
    agent: "Agent Ravi Teja",
    customer: "Kavitha Banoth",
    premium: "₹999",
    from: "15 Nov 2026",
    active: true,
  },
  {
    card: "BSC-2024-098120",
    agent: "Agent Neha Sharma",
    customer: "Ramesh Kumar",
    premium: "₹499",
    from: "2 Nov 2025",
    active: false,
    note: "Renewal sent",
  },
];

const columns: Column<Policy>[] = [
  {
    id: "card",
    head: "Card number",
    kind: "key",
    sort: { href: "?sort=card" },
    cell: (row) => (
      <>
        <a className="plain strong num nowrap" href="#tables">
          {row.card}
        </a>
        <small>{row.agent}</small>
      </>
    ),
  },
  { id: "customer", head: "Customer", cell: (row) => row.customer },
  {
    id: "premium",
    head: "Premium",
    kind: "number",
    sort: { href: "?sort=premium" },
    cell: (row) => row.premium,
  },
  {
    id: "from",
    head: "Valid from",
    kind: "date",
    sort: { href: "?sort=from", order: "descending" },
    cell: (row) => row.from,
  },
  { id: "note", head: "Note", cell: (row) => row.note },
  {
    id: "status",
    head: "Status",
    kind: "status",
    cell: (row) =>
      row.active ? (
        <StatusBadge status="active">Active</StatusBadge>
      ) : (
        <StatusBadge status="expired">Expired</StatusBadge>
      ),
  },
  {
    id: "actions",
    head: "Actions",
    kind: "actions",
    cell: (row) => (
      <span className="acts">
        <RowAction type="button" icon={Eye} label={`View ${row.card}`} />
      </span>
    ),
  },
];

const regions: Column<{ name: string; count: number; growth: string }>[] = [
  { id: "region", head: "Region", cell: (row) => row.name },
  { id: "count", head: "Policies", kind: "number", cell: (row) => row.count.toLocaleString("en-IN") },
  { id: "compared", head: "Compared", cell: (row) => <ShareLine share={row.count / 41907} /> },
  { id: "growth", head: "Growth", kind: "number", cell: (row) => <span className="gain">{row.growth}</span> },
];

const since = "on last month";

export function TablesAndCharts({ charts }: { charts: ReturnType<typeof galleryCharts> }) {
  return (
    <>
      <Block title="Figures" id="figures">
        <div className="stack [--gap:1.5rem]">
          <StatTiles
            tiles={[
              {
                label: "Total Policies",
                value: "1,24,567",
                change: { value: 12.5, goodWhen: "up", note: since },
              },
              { label: "Active Claims", value: "23", change: { value: -8.2, goodWhen: "down", note: since } },
              { label: "Fraud Alerts", value: "15", change: { value: 4, goodWhen: "down", note: since } },
              { label: "Active Agents", value: "3", change: { value: 0, goodWhen: "up", note: since } },
            ]}
          />
          <Figures
            figures={[
              { label: "students helped", value: "50K+" },
              { label: "distributed", value: "₹50 crore+" },
            ]}
          />
        </div>
      </Block>
      <Block title="Tables" id="tables">
        <div className="dense stack">
          <Panel
            tools={
              <>
                <SearchInput
                  aria-label="Search card number or customer"
                  placeholder="Card number or customer"
                />
                <span className="flex-1" />
                <Button type="button" kind="quiet" size="sm">
                  Filter
                </Button>
                <Button type="button" kind="quiet" size="sm">
                  Export
                </Button>
              </>
            }
            foot={
              <Pagination
                label="Pages of policies"
                range="21–40 of 1,24,567"
                previousHref="?before=21"
                nextHref="?after=40"
              />
            }
          >
            <DataTable caption="Policies" columns={columns} rows={policies} rowKey={(row) => row.card} />
          </Panel>
          <Panel title="Regional performance" level={3} note="this quarter">
            <DataTable
              caption="Regions"
              small
              columns={regions}
              rows={[
                { name: "South", count: 41907, growth: "+18%" },
                { name: "North", count: 38214, growth: "+12%" },
              ]}
              rowKey={(row) => row.name}
            />
          </Panel>
        </div>
      </Block>
      <Block title="Charts" id="charts">
        <div className="dense mosaic">
          <Panel className="m-6" title="Policy growth" level={3} note="new policies a month, 2026" padded>
            <BarChart model={charts.policies} />
          </Panel>
          <Panel className="m-6" title="Revenue growth" level={3} note="₹ lakh a month, 2026" padded>
            <LineChart model={charts.revenue} />
          </Panel>
          <Panel className="m-7" title="Plan distribution" level={3} padded>
            <DonutChart model={charts.plans} sum={{ value: "1,24,567", label: "policies" }} />
          </Panel>
          <Panel className="m-5" title="A year" level={3} padded>
            <BarChart model={charts.year} />
          </Panel>
        </div>
      </Block>
    </>
  );
}
