import type { OwnPartnership } from "#app/features/institutes/own-partnership.ts";
import { partnershipBadges } from "#app/features/institutes/partnership-status.ts";
import closedGate from "#app/ui/art/closed-gate.svg";
import { LinkButton } from "#app/ui/button.tsx";
import { StatusBadge } from "#app/ui/desk/badge.tsx";
import { PortalHead } from "#app/ui/desk/portal-head.tsx";
import { Alert } from "#app/ui/dialogs/alert.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { Panel } from "#app/ui/panel.tsx";
import { AccountPanel } from "#app/ui/portal/account-panel.tsx";

type Props = {
  requests: readonly OwnPartnership[];
  /** The partner it speaks for, while that is on hold. */
  held: { name: string; told: string } | null;
};

/** A phone that speaks for no approved partner: shows its own request, nobody else's data, and leads on. */
export function NotAPartner({ requests, held }: Props) {
  if (held) return <OnHold {...held} />;
  return (
    <>
      <PortalHead title="Institute dashboard" line="This phone is not registered with a partner institute." />
      <div className="wrap sec stack [--gap:2.5rem]">
        {requests.map((request) => (
          <Panel key={request.number} title={request.name} note={request.number} padded>
            <div className="stack">
              <p>
                <StatusBadge status={partnershipBadges[request.status]}>{request.statusLabel}</StatusBadge>
              </p>
              <p>{request.told}</p>
              {request.dueAt && <p className="small muted">We answer by {request.dueAt}.</p>}
              <p>
                <LinkButton href={request.href} kind="go">
                  Open your application
                </LinkButton>
              </p>
            </div>
          </Panel>
        ))}
        {requests.length === 0 && (
          <EmptyState picture={closedGate} title="You are not a partner yet" level={2}>
            <p>
              Your sign-in worked, but this phone number belongs to no approved partner institute. Apply for
              partnership with this number as the contact phone; we review it within 48 hours. If your
              institute is a partner, sign in with the phone number it registered.
            </p>
            <p className="row row--middle">
              <LinkButton href="/institute/apply" kind="go">
                Partner With Us
              </LinkButton>
              <LinkButton href="/contact" kind="quiet">
                Contact
              </LinkButton>
            </p>
          </EmptyState>
        )}
        <AccountPanel />
      </div>
    </>
  );
}

function OnHold({ name, told }: { name: string; told: string }) {
  return (
    <>
      <PortalHead title={name} line="On hold by the admin desk." />
      <div className="wrap sec stack [--gap:2.5rem]">
        <Alert tone="bad" title={`${name} is on hold`} live={false}>
          {told} Until it is lifted nothing can be done here, your scholarships take no applications, and no
          money moves. Nothing is deleted.
        </Alert>
        <p>
          <LinkButton href="/contact" kind="quiet">
            Contact
          </LinkButton>
        </p>
        <AccountPanel />
      </div>
    </>
  );
}
