import GraduationCap from "lucide-react/icons/graduation-cap";
import LifeBuoy from "lucide-react/icons/life-buoy";
import Sparkles from "lucide-react/icons/sparkles";
import { methodNotAllowed } from "#app/core/errors.ts";
import { pageMeta } from "#app/core/page-meta.ts";
import { PortalLogin } from "#app/features/identity/components/portal-login.tsx";
import { enterPortal } from "#app/features/identity/server/enter-portal.server.ts";
import { openPortal } from "#app/features/identity/server/open-portal.server.ts";
import { AccountPanel } from "../components/account-panel.tsx";
import { PortalHead } from "../components/portal-head.tsx";
import { WayCards } from "../components/way-cards.tsx";
import type { Route } from "./+types/donor-portal-page";

export async function loader(args: Route.LoaderArgs) {
  const { actor, signIn } = await openPortal("donor", args);
  return signIn ? { signIn, portal: null } : { signIn: null, portal: { name: actor.name ?? "Donor Portal" } };
}

export async function action(args: Route.ActionArgs) {
  const refusal = await enterPortal("donor", args);
  if (refusal) return refusal;
  throw methodNotAllowed(["GET"]);
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: "Donor Portal",
    description: "Fund programmes and see every rupee reach a student.",
    path: "/donor",
    indexed: false,
  });

const ways = [
  {
    href: "/success",
    icon: Sparkles,
    title: "Success stories",
    text: "Students who were helped, in their own words.",
  },
  {
    href: "/scholarships",
    icon: GraduationCap,
    title: "Scholarships",
    text: "What is open now, and for whom.",
  },
  {
    href: "/contact",
    icon: LifeBuoy,
    title: "Talk to us",
    text: "Plan a programme with the people who run it.",
  },
];

export default function DonorPortalPage({ loaderData, actionData }: Route.ComponentProps) {
  if (!loaderData.portal) return <PortalLogin signIn={loaderData.signIn} refusal={actionData} />;
  return (
    <>
      <PortalHead title="Donor Portal" line={`${loaderData.portal.name} is signed in.`} />
      <div className="wrap sec stack [--gap:2.5rem]">
        <section className="stack">
          <h2>{"Every rupee you give is shown here, from donation to student."}</h2>
          <WayCards ways={ways} />
        </section>
        <AccountPanel />
      </div>
    </>
  );
}
