import Bell from "lucide-react/icons/bell";
import { shortMoney } from "#app/core/money.ts";
import { type CsrTab, csrTabIds, csrTabPath, csrTabs } from "#app/features/csr/csr-tabs.ts";
import type { CsrHeadView } from "#app/features/csr/csr-view.ts";
import { Anchor } from "#app/ui/anchor.tsx";
import { CountBadge } from "#app/ui/badge.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { LogoutButton } from "#app/ui/portal-head.tsx";
import { Tabs } from "#app/ui/tabs.tsx";

/** Company name, CSR id, compliance %, spent this year, bell, Logout, and the six tabs (spec 2). */
export function CsrHead({ head, tab }: { head: CsrHeadView; tab: CsrTab }) {
  return (
    <section className="portal on-ground" aria-label="Corporate CSR Portal">
      <div className="wrap">
        <div className="portal__in">
          <div>
            <h1>{head.name}</h1>
            <p>CSR ID {head.csrId}</p>
          </div>
          <dl className="portal__figs">
            <div>
              <dt>Compliance</dt>
              <dd>{head.compliance}%</dd>
            </div>
            <div>
              <dt>Spent this year</dt>
              <dd>{shortMoney(head.spent)}</dd>
            </div>
          </dl>
          <div className="row [--gap:1rem]">
            <Anchor
              className="bell"
              href="/csr#notifications"
              aria-label={`${head.unread} unread notifications`}
            >
              <Icon of={Bell} />
              <CountBadge count={head.unread} />
            </Anchor>
            <LogoutButton small />
          </div>
        </div>
        <Tabs
          label="Corporate CSR Portal"
          tabs={csrTabIds.map((id) => ({ href: csrTabPath(id), label: csrTabs[id], current: id === tab }))}
        />
      </div>
    </section>
  );
}
