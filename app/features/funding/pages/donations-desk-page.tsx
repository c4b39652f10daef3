import Download from "lucide-react/icons/download";
import { financialYear, financialYearLabel } from "#app/core/clock.ts";
import { parseListQuery } from "#app/core/list-query.ts";
import { pageMeta } from "#app/core/page-meta.ts";
import { getActor } from "#app/core/request-context.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { PageHead } from "#app/ui/page-head.tsx";
import { DonationsPanel } from "../components/donations-panel.tsx";
import { donationList } from "../donation-list.ts";
import { listAllDonations } from "../server/list-all-donations.server.ts";
import type { Route } from "./+types/donations-desk-page";

export async function loader({ url, context }: Route.LoaderArgs) {
  const query = parseListQuery(donationList, url);
  const page = await listAllDonations(await getActor(context), query);
  const year = financialYear();
  return {
    rows: page.rows,
    total: page.total ?? 0,
    search: query.search,
    status: query.filters.status[0] ?? "",
    year: query.filters.year[0] ?? "",
    years: [year, year - 1, year - 2].map((one) => ({ value: String(one), label: financialYearLabel(one) })),
    previousHref: page.previous ? query.toUrl({ cursor: page.previous }) : null,
    nextHref: page.next ? query.toUrl({ cursor: page.next }) : null,
    exportHref: `/admin/donations/export${url.search}`,
  };
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: "Donations",
    description: "Every gift, where it went, and the way back.",
    path: "/admin/donations",
    indexed: false,
  });

export default function DonationsDeskPage({ loaderData: view }: Route.ComponentProps) {
  return (
    <div className="wrap stack pb-12 [--gap:1.5rem]">
      <PageHead
        title="Donations"
        lead="Every gift, where it went, and the way back."
        back={{ href: "/admin", label: "Admin" }}
      />
      <div className="row">
        {view.years.slice(0, 2).map(({ value, label }) => (
          <LinkButton
            key={value}
            plain
            kind="quiet"
            icon={Download}
            href={`/admin/donations/statement?year=${value}`}
          >
            Statement of donations {label}
          </LinkButton>
        ))}
      </div>
      <DonationsPanel {...view} />
    </div>
  );
}
