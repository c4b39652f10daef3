import { Form } from "react-router";
import { formatDate } from "#app/core/clock.ts";
import { formatCount, shortMoney } from "#app/core/money.ts";
import { csrTabPath } from "#app/core/portals/csr-tabs.ts";
import { complianceLabels } from "#app/features/csr/csr-checklist.ts";
import type { CsrData } from "#app/features/csr/csr-view.ts";
import { teamWays } from "#app/features/giving/components/team-ways.ts";
import { Anchor } from "#app/ui/anchor.tsx";
import { Button, LinkButton } from "#app/ui/button.tsx";
import { ProgressBar } from "#app/ui/charts/progress-bar.tsx";
import { StatTiles } from "#app/ui/charts/stat-tiles.tsx";
import { StatusBadge } from "#app/ui/desk/badge.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { DataTable } from "#app/ui/lists/data-table.tsx";
import { Panel } from "#app/ui/panel.tsx";
import { AccountPanel } from "#app/ui/portal/account-panel.tsx";

/** Four tiles, the active programs, the compliance status (spec 2), and what is under the bell. */
export function CsrDashboardTab({ data }: { data: CsrData<"dashboard"> }) {
  return (
    <>
      <StatTiles
        tiles={[
          { label: "Total CSR budget", value: shortMoney(data.budget), note: data.label },
          {
            label: "Education allocation",
            value: shortMoney(data.educationTarget),
            note: `${data.educationPercent}%, ${shortMoney(data.educationSpent)} spent`,
          },
          {
            label: "Students impacted",
            value: formatCount(data.students),
            note: "reported and awarded, all programs",
          },
          {
            label: "Active programs",
            value: formatCount(data.active.length),
            note: `${data.completed} completed`,
          },
        ]}
      />
      <div className="mosaic items-start">
        <div className="m-7 stack [--gap:1.25rem]">
          <Panel title="Active programs" note={<Anchor href={csrTabPath("programs")}>All programs</Anchor>}>
            {data.active.length === 0 ? (
              <EmptyState title="No program is running">
                <p>A program has a budget, milestones and a partner; its vouchers make your figures.</p>
                <LinkButton href="/csr?tab=programs&new=1">New Program</LinkButton>
              </EmptyState>
            ) : (
              <DataTable
                caption="Active programs"
                rows={[...data.active]}
                rowKey={({ id }) => id}
                columns={[
                  {
                    id: "program",
                    head: "Program",
                    kind: "key",
                    cell: (row) => (
                      <>
                        <Anchor href={`/csr?tab=programs&program=${row.id}`}>{row.title}</Anchor>
                        <small>
                          until {formatDate(row.endsOn)}, {formatCount(row.students)} students
                        </small>
                      </>
                    ),
                  },
                  {
                    id: "spent",
                    head: "Spent",
                    cell: (row) => (
                      <>
                        {shortMoney(row.spent)} of {shortMoney(row.budget)}
                        <ProgressBar label={`${row.title}: spent`} value={row.utilisation} bare />
                      </>
                    ),
                  },
                  {
                    id: "status",
                    head: "Compliance",
                    kind: "status",
                    cell: (row) => (
                      <StatusBadge status={row.compliance}>{complianceLabels[row.compliance]}</StatusBadge>
                    ),
                  },
                ]}
              />
            )}
          </Panel>
          <Notifications data={data} />
        </div>
        <Panel
          title="Compliance status"
          className="m-5"
          note={<Anchor href={csrTabPath("compliance")}>Details</Anchor>}
        >
          <DataTable
            caption="Compliance status"
            small
            rows={[...data.items]}
            rowKey={({ id }) => id}
            columns={[
              {
                id: "item",
                head: "Item",
                cell: ({ label, value }) => (
                  <>
                    {label}
                    <small className="muted block">{value}</small>
                  </>
                ),
              },
              {
                id: "status",
                head: "Status",
                cell: ({ status }) => <StatusBadge status={status}>{complianceLabels[status]}</StatusBadge>,
              },
            ]}
          />
        </Panel>
      </div>
      <AccountPanel more={teamWays("csr")} />
    </>
  );
}

function Notifications({ data }: { data: CsrData<"dashboard"> }) {
  const hasUnread = data.notifications.some(({ isRead }) => !isRead);
  return (
    <section id="notifications" aria-label="Notifications">
      <Panel title="Notifications" padded buttons={hasUnread && <ReadAll />}>
        {data.notifications.length === 0 && (
          <p className="muted">Nothing yet. Reports and dates that come near are told here.</p>
        )}
        <ul className="stack">
          {data.notifications.map((one) => (
            <li key={one.id} className="row justify-between [--gap:1rem]">
              <div>
                <b className={one.isRead ? undefined : "strong"}>{one.title}</b>{" "}
                {!one.isRead && <StatusBadge status="new">New</StatusBadge>}
                <p>
                  {one.message}{" "}
                  {one.link && (
                    <Anchor href={one.link} plain={one.link.includes(".pdf")}>
                      Open
                    </Anchor>
                  )}
                  {one.link && <span className="vh">: {one.title}</span>}
                </p>
                <small className="muted">{one.ago}</small>
              </div>
              {!one.isRead && (
                <Form method="post">
                  <input type="hidden" name="notification" value={one.id} />
                  <Button kind="text" size="sm" name="intent" value="read">
                    Mark as read<span className="vh">: {one.title}</span>
                  </Button>
                </Form>
              )}
            </li>
          ))}
        </ul>
      </Panel>
    </section>
  );
}

function ReadAll() {
  return (
    <Form method="post">
      <Button kind="quiet" size="sm" name="intent" value="read-all">
        Mark all as read
      </Button>
    </Form>
  );
}
