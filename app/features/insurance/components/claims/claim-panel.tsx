import { useLocation } from "react-router";
import { formatMoney, paise } from "#app/core/money.ts";
import { HolderPart, type WorkPeople } from "#app/features/identity/work/holder-part.tsx";
import type { WorkLine } from "#app/features/identity/work/work-view.ts";
import { Anchor } from "#app/ui/anchor.tsx";
import { PanelFacts, PanelPart } from "#app/ui/panel-part.tsx";
import type { ClaimAlert } from "../../claims/claim-alert.ts";
import type { HistoryLine } from "../../lists/history-line.ts";
import { ClaimAlerts } from "./claim-alerts.tsx";

/** Of what the claim's page loads. */
export interface ClaimPanelData {
  /** Where it waits for somebody: who has it, and to whom it can be given. */
  readonly work: { readonly line: WorkLine; readonly people: WorkPeople } | null;
  readonly claim: {
    readonly alerts: readonly ClaimAlert[];
    readonly isHeld: boolean;
    readonly policy: { readonly id: string; readonly cardNumber: string; readonly validity: string };
    readonly treatedOn: string;
    readonly claimedOn: string;
    readonly approvedPaise: number | null;
    readonly decided: string | null;
    readonly reason: string | null;
    readonly canBeTold: boolean;
    readonly papers: readonly unknown[];
    readonly history: readonly HistoryLine[];
  };
}

/** Beside the list: what must be decided first, the facts, who did what (picture 31). */
export function ClaimPanel({ claim, work }: ClaimPanelData) {
  const { pathname, search } = useLocation();
  const { alerts, policy, history } = claim;
  return (
    <>
      {alerts.length > 0 && (
        <PanelPart
          title={claim.isHeld ? "Alerts that must be decided first" : "Fraud alerts"}
          note={`${alerts.length}`}
        >
          <ClaimAlerts alerts={alerts} />
        </PanelPart>
      )}
      <PanelPart title="Facts">
        <PanelFacts
          facts={[
            [
              "Card",
              <Anchor key="card" href={`/admin/policy-cards/${policy.id}`}>
                {policy.cardNumber}
              </Anchor>,
            ],
            ["Valid", policy.validity],
            ["Treated", claim.treatedOn],
            ["Claimed", claim.claimedOn],
            ["Papers", claim.papers.length === 0 ? "None" : `${claim.papers.length}`],
            ...(claim.approvedPaise
              ? ([["Approved", formatMoney(paise(claim.approvedPaise))]] as const)
              : []),
            ...(claim.decided ? ([["Decided", claim.decided]] as const) : []),
            ...(claim.reason ? ([["Reason", claim.reason]] as const) : []),
          ]}
        />
        {!claim.canBeTold && (
          <p className="small">No user is linked to this policy, so nobody can be told.</p>
        )}
      </PanelPart>
      {work && (
        <PanelPart title="Assigned">
          <HolderPart
            work={work.line}
            people={work.people}
            action="/admin/work"
            next={`${pathname}${search}`}
          />
        </PanelPart>
      )}
      <PanelPart title="Who did what">
        {history.length === 0 && <p className="small muted">Nothing yet.</p>}
        <ul className="stack [--gap:0.375rem]">
          {history.map((line) => (
            <li key={line.seq}>
              {line.what}
              <small className="block muted">
                {line.who}, {line.at}
              </small>
            </li>
          ))}
        </ul>
      </PanelPart>
    </>
  );
}
