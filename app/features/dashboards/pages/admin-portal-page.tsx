import { methodNotAllowed } from "#app/core/errors.ts";
import { pageMeta } from "#app/core/page-meta.ts";
import { PortalLogin } from "#app/features/identity/components/portal-login.tsx";
import { enterPortal } from "#app/features/identity/server/enter-portal.server.ts";
import { openPortal } from "#app/features/identity/server/open-portal.server.ts";
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

export default function AdminPortalPage({ loaderData, actionData }: Route.ComponentProps) {
  if (!loaderData.portal) return <PortalLogin signIn={loaderData.signIn} refusal={actionData} />;
  return <p>{`${loaderData.portal.name} is signed in.`}</p>;
}
