import BookOpen from "lucide-react/icons/book-open";
import GraduationCap from "lucide-react/icons/graduation-cap";
import { pageMeta } from "#app/core/page-meta.ts";
import { getActor } from "#app/core/request-context.ts";
import { findSessionHint } from "#app/features/identity/server/find-session-hint.server.ts";
import closedGate from "#app/ui/art/closed-gate.svg";
import { LinkButton } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { AccountPanel } from "../components/account-panel.tsx";
import { PortalHead } from "../components/portal-head.tsx";
import { WayCards } from "../components/way-cards.tsx";
import type { Route } from "./+types/institute-dashboard-page";

export async function loader({ context }: Route.LoaderArgs) {
  const actor = await getActor(context);
  const hint = await findSessionHint(actor);
  return {
    isPartner: actor.instituteId !== undefined,
    name: actor.name ?? null,
    code: hint?.instituteCode ?? null,
    memberRole: actor.memberRole ?? null,
  };
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: "Institute dashboard",
    description: "Your scholarships, applications to review, and your students.",
    path: "/institute/dashboard",
    indexed: false,
  });

const ways = [
  {
    href: "/scholarships",
    icon: GraduationCap,
    title: "Scholarships",
    text: "What your students can apply for, by class, state and category.",
  },
  {
    href: "/application-guide",
    icon: BookOpen,
    title: "Application guide",
    text: "What a complete application needs.",
  },
];

export default function InstituteDashboardPage({ loaderData }: Route.ComponentProps) {
  const { isPartner, name, code, memberRole } = loaderData;
  if (!isPartner) return <NotAPartner />;
  return (
    <>
      <PortalHead
        title={name ?? "Institute"}
        line={`Institute ID ${code}. You are signed in as ${memberRole}.`}
      />
      <div className="wrap sec stack [--gap:2.5rem]">
        <section className="stack">
          <h2>For your students</h2>
          <WayCards ways={ways} />
        </section>
        <AccountPanel />
      </div>
    </>
  );
}

/** A phone that speaks for no approved partner: says so, shows nobody else's data, and leads on. */
function NotAPartner() {
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
