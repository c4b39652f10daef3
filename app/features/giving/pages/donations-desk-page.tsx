import Download from "lucide-react/icons/download";
import { financialYear, financialYearLabel } from "#app/core/clock.ts";
import { pageMeta } from "#app/core/page-meta.ts";
import { getActor } from "#app/core/requests/request-context.ts";
import emptyInbox from "#app/ui/art/empty-notifications.svg";
import { LinkButton } from "#app/ui/button.tsx";
import { DeskList } from "#app/ui/lists/desk-list.tsx";
import { DonationsTable } from "../components/donations-table.tsx";
import { donationDeskList } from "../donation-desk-list.ts";
import { listAllDonations } from "../server/donations/list-all-donations.server.ts";
import type { Route } from "./+types/donations-desk-page";

export async function loader({ url, context }: Route.LoaderArgs) {
  const query = donationDeskList.read(url);
  const page = await listAllDonations(await getActor(context), query);
  const year = financialYear();
  return {
    rows: page.rows,
    years: [year, year - 1].map((one) => ({ value: one, label: financialYearLabel(one) })),
    view: donationDeskList.view(query, page),
  };
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: "Donations",
    description: "Every gift, where it went, and the way back.",
    path: "/admin/donations",
    indexed: false,
  });

export default function DonationsDeskPage({ loaderData: { rows, years, view } }: Route.ComponentProps) {
  return (
    <DeskList
      title="Donations"
      lead="Every gift, where it went, and the way back."
      more={
        <div className="row mt-3">
          {years.map(({ value, label }) => (
            <LinkButton
              key={value}
              plain
              kind="quiet"
              size="sm"
              icon={Download}
              href={`/admin/donations/statement?year=${value}`}
            >
              Statement of donations {label}
            </LinkButton>
          ))}
        </div>
      }
      view={view}
      placeholder="Giver, program, number or receipt"
      rowsTitle="All donations"
      empty={{
        picture: emptyInbox,
        title: "Nobody has given yet",
        words: "What donors and companies give stands here.",
        noMatch: "No donation matches",
      }}
    >
      <DonationsTable rows={rows} />
    </DeskList>
  );
}
