import ClipboardCheck from "lucide-react/icons/clipboard-check";
import GraduationCap from "lucide-react/icons/graduation-cap";
import LifeBuoy from "lucide-react/icons/life-buoy";
import School from "lucide-react/icons/school";
import { methodNotAllowed } from "#app/core/errors.ts";
import { pageMeta } from "#app/core/page-meta.ts";
import { PortalLogin } from "#app/features/identity/components/portal-login.tsx";
import { enterPortal } from "#app/features/identity/server/enter-portal.server.ts";
import { openPortal } from "#app/features/identity/server/open-portal.server.ts";
import { AccountPanel } from "../components/account-panel.tsx";
import { PortalHead } from "../components/portal-head.tsx";
import { WayCards } from "../components/way-cards.tsx";
import type { Route } from "./+types/admin-portal-page";

export async function loader(args: Route.LoaderArgs) {
  const { actor, signIn } = await openPortal("admin", args);
  return signIn
    ? { signIn, portal: null }
    : { signIn: null, portal: { name: actor.name ?? "Super Dashboard" } };
}

export async function action(args: Route.ActionArgs) {
  const refusal = await enterPortal("admin", args);
  if (refusal) return refusal;
  throw methodNotAllowed(["GET"]);
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: "Super Dashboard",
    description: "Run the whole operation: people, partners, claims, payments.",
    path: "/admin",
    indexed: false,
  });

const ways = [
  { href: "/contact", icon: LifeBuoy, title: "Help desk", text: "What visitors ask, and how they reach us." },
  {
    href: "/scholarships",
    icon: GraduationCap,
    title: "Scholarships",
    text: "The catalogue as students see it.",
  },
  {
    href: "/admin/partnerships",
    icon: School,
    title: "Partnerships",
    text: "Institutes that want to become partners, and their first scholarships.",
  },
  {
    href: "/admin/applications",
    icon: ClipboardCheck,
    title: "Applications",
    text: "Assisted ones, those for donors and companies, late reviews and appeals.",
  },
];

export default function AdminPortalPage({ loaderData, actionData }: Route.ComponentProps) {
  if (!loaderData.portal) return <PortalLogin signIn={loaderData.signIn} refusal={actionData} />;
  return (
    <>
      <PortalHead title="Super Dashboard" line={`${loaderData.portal.name} is signed in.`} />
      <div className="wrap sec stack [--gap:2.5rem]">
        <section className="stack">
          <h2>{"You run the whole operation from here."}</h2>
          <WayCards ways={ways} />
        </section>
        <AccountPanel />
      </div>
    </>
  );
}
