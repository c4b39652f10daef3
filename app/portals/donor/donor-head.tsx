import Bell from "lucide-react/icons/bell";
import { Anchor } from "#app/ui/anchor.tsx";
import { CountBadge } from "#app/ui/badge.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { LogoutButton } from "#app/ui/portal-head.tsx";
import { Tabs } from "#app/ui/tabs.tsx";
import { type DonorTab, donorTabPath, donorTabs } from "./donor-tabs.ts";

type DonorHeadProps = {
  name: string;
  type: string;
  number: string | null;
  score: number | null;
  students: string;
  unread: number;
  tab: DonorTab;
};

/** Organisation name and type, impact score, students helped, bell, logout, and the six tabs (spec 2). */
export function DonorHead({ name, type, number, score, students, unread, tab }: DonorHeadProps) {
  return (
    <section className="portal on-ground" aria-label="Donor Portal">
      <div className="wrap">
        <div className="portal__in">
          <div>
            <h1>{name}</h1>
            <p>
              {type}
              {number && `. Donor ID ${number}`}
            </p>
          </div>
          <dl className="portal__figs">
            <div>
              <dt>Impact score</dt>
              <dd>{score === null ? "–" : `${score}%`}</dd>
            </div>
            <div>
              <dt>Students helped</dt>
              <dd>{students}</dd>
            </div>
          </dl>
          <div className="row [--gap:1rem]">
            <Anchor
              className="bell"
              href={donorTabPath("notifications")}
              aria-label={`Notifications, ${unread} unread`}
            >
              <Icon of={Bell} />
              <CountBadge count={unread} />
            </Anchor>
            <LogoutButton small />
          </div>
        </div>
        <Tabs
          label="Donor portal"
          tabs={donorTabs.map(({ id, label }) => ({ href: donorTabPath(id), label, current: id === tab }))}
        />
      </div>
    </section>
  );
}
