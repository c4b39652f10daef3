import { pageMeta } from "#app/core/page-meta.ts";
import { getActor } from "#app/core/requests/request-context.ts";
import { OwnReports } from "../components/own-reports.tsx";
import { readOwnReports } from "../server/read-own-reports.server.ts";
import type { Route } from "./+types/csr-reports-page";

export async function loader({ url, context }: Route.LoaderArgs) {
  return readOwnReports(await getActor(context), url.searchParams);
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: "Reports",
    description: "Applications, awards and payouts in figures.",
    path: "/csr/reports",
    indexed: false,
  });

export default function CsrReportsPage({ loaderData }: Route.ComponentProps) {
  return <OwnReports {...loaderData} back={{ href: "/csr?tab=impact", label: "Impact" }} />;
}
