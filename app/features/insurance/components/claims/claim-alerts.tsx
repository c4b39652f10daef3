import { Anchor } from "#app/ui/anchor.tsx";
import { StatusBadge } from "#app/ui/desk/badge.tsx";
import { alertBadges } from "../../alert-badges.ts";
import type { ClaimAlert } from "../../claims/claim-alert.ts";

/** What the fraud rules say about a claim, each with the way to its decision. */
export function ClaimAlerts({ alerts }: { alerts: readonly ClaimAlert[] }) {
  return (
    <ul className="stack [--gap:.75rem]">
      {alerts.map((alert) => (
        <li key={alert.id}>
          <p className="row items-center">
            <AlertBadge alert={alert} />
            <span className="small muted">
              {alert.type}, {alert.statusLabel.toLowerCase()}
            </span>
          </p>
          <Anchor href={`/admin/fraud-alerts?alert=${alert.id}`}>{alert.summary}</Anchor>
        </li>
      ))}
    </ul>
  );
}

/** "Critical alert": the colour goes once it is dismissed. In a row there is room for one word. */
export function AlertBadge({ alert, short = false }: { alert: ClaimAlert; short?: boolean }) {
  return (
    <StatusBadge status={alert.status === "dismissed" ? "dismissed" : alertBadges[alert.severity]}>
      {alert.severityLabel}
      <span className={short ? "vh" : undefined}> alert</span>
    </StatusBadge>
  );
}
