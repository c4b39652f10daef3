import GraduationCap from "lucide-react/icons/graduation-cap";
import IndianRupee from "lucide-react/icons/indian-rupee";
import MapPin from "lucide-react/icons/map-pin";
import Plus from "lucide-react/icons/plus";
import { formatCount, formatMoney, paise, shortMoney } from "#app/core/money.ts";
import { DonationTable } from "#app/features/giving/components/donation-table.tsx";
import type { DonorImpact } from "#app/features/giving/components/donor-impact.ts";
import { MoneyFlowPanel } from "#app/features/giving/components/money-flow-panel.tsx";
import type { DonationLine, MoneyFlow } from "#app/features/giving/donation-view.ts";
import { Anchor } from "#app/ui/anchor.tsx";
import { LinkButton } from "#app/ui/button.tsx";
import { StatTiles } from "#app/ui/charts/stat-tiles.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { Panel } from "#app/ui/panel.tsx";
import { Icon, type IconType } from "#app/ui/pictures/icon.tsx";

type DonorDashboardTabProps = {
  data: { flow: MoneyFlow; followed: string | null; recent: DonationLine[]; total: number };
  impact: DonorImpact;
};

/** Where your money went, four impact tiles, recent donations, highlights, and how the score is made. */
export function DonorDashboardTab({ data, impact }: DonorDashboardTabProps) {
  const { flow, followed, recent, total } = data;
  return (
    <>
      <div className="row justify-between">
        <h2>Where your money went</h2>
        <LinkButton icon={Plus} href="/donor/donations/new">
          New Donation
        </LinkButton>
      </div>
      <MoneyFlowPanel flow={flow} {...(followed && { followHref: `/donor/donations/${followed}` })} />
      <StatTiles
        tiles={[
          {
            label: "Total Donated",
            value: shortMoney(paise(flow.givenPaise)),
            note: `${shortMoney(paise(impact.givenThisYearPaise))} this year`,
          },
          {
            label: "Students Helped",
            value: formatCount(impact.students),
            note: impact.girls >= 5 ? `${formatCount(impact.girls)} girls` : "by your money",
          },
          {
            label: "Active Programs",
            value: formatCount(impact.activePrograms),
            note: `${impact.completedPrograms} completed`,
          },
          {
            label: "Impact Score",
            value: impact.score === null ? "–" : `${impact.score}%`,
            note: "of scholars who wrote went on or finished",
          },
        ]}
      />
      <div className="grid gap-6 lg:grid-cols-[2fr_1fr]">
        <Panel title="Recent Donations" note={<Anchor href="/donor?tab=donations">{`All ${total}`}</Anchor>}>
          {recent.length > 0 ? (
            <DonationTable rows={recent} />
          ) : (
            <EmptyState title="No donation yet" level={3}>
              <p className="muted">Your first one appears here, with its receipt.</p>
            </EmptyState>
          )}
        </Panel>
        <Panel title="Impact highlights">
          <ul className="feed panel__body">
            {highlightsOf(impact).map(({ icon, title, note }) => (
              <li key={title}>
                <span className="fi">
                  <Icon of={icon} />
                </span>
                <div>
                  {title}
                  <small>{note}</small>
                </div>
              </li>
            ))}
          </ul>
        </Panel>
      </div>
      <p className="small muted">
        All figures: {formatMoney(paise(flow.givenPaise))} given, from the ledger, now. Impact score =
        scholars who went on to the next year or finished ÷ scholars who told us, in percent
        {impact.score === null
          ? ". Nobody has written yet."
          : `: ${impact.wentOn} ÷ ${impact.reported} = ${impact.score}%.`}{" "}
        Impact of a donation: High from ₹10,000 a student (about a year of study), else Medium.
      </p>
    </>
  );
}

function highlightsOf(impact: DonorImpact): { icon: IconType; title: string; note: string }[] {
  const lines: { icon: IconType; title: string; note: string }[] = [];
  if (impact.reported > 0) {
    lines.push({
      icon: GraduationCap,
      title: `${impact.wentOn} of ${impact.reported} scholars went on or finished`,
      note: "as they wrote themselves",
    });
  }
  if (impact.daysToBank !== null) {
    lines.push({
      icon: IndianRupee,
      title: `Money reached banks in ${impact.daysToBank} ${impact.daysToBank === 1 ? "day" : "days"}`,
      note: "from the award, half of them sooner",
    });
  }
  if (impact.states > 0) {
    lines.push({
      icon: MapPin,
      title: `Students in ${impact.states} ${impact.states === 1 ? "state" : "states"}`,
      note: "by the address in their applications",
    });
  }
  return lines.length > 0
    ? lines
    : [{ icon: GraduationCap, title: "Nothing to tell yet", note: "It begins with the first award" }];
}
