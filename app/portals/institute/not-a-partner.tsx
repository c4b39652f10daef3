import { AccountPanel } from "#app/ui/account-panel.tsx";
import closedGate from "#app/ui/art/closed-gate.svg";
import { LinkButton } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { PortalHead } from "#app/ui/portal-head.tsx";

/** A phone that speaks for no approved partner: says so, shows nobody else's data, and leads on. */
export function NotAPartner() {
  return (
    <>
      <PortalHead title="Institute dashboard" line="This phone is not registered with a partner institute." />
      <div className="wrap sec stack [--gap:2.5rem]">
        <EmptyState picture={closedGate} title="You are not a partner yet" level={2}>
          <p>
            Your sign-in worked, but this phone number belongs to no approved partner institute. Apply for
            partnership with this number as the contact phone; we review it within 48 hours. If your institute
            is a partner, sign in with the phone number it registered.
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
        <AccountPanel />
      </div>
    </>
  );
}
