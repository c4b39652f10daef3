import Plus from "lucide-react/icons/plus";
import RefreshCw from "lucide-react/icons/refresh-cw";
import Settings2 from "lucide-react/icons/settings-2";
import { formatCount, formatMoney, paise } from "#app/core/money.ts";
import { Anchor } from "#app/ui/anchor.tsx";
import { LinkButton } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { ProgressBar } from "#app/ui/charts/progress-bar.tsx";
import { StatusBadge } from "#app/ui/desk/badge.tsx";
import { Ask } from "#app/ui/dialogs/ask.tsx";
import type { ProgrammeCard } from "../programme-view.ts";

/** Own programmes, those open to every giver, and the general fund: browse, create, fund, renew. */
export function DonorProgrammesTab({ programmes }: { programmes: readonly ProgrammeCard[] }) {
  const own = programmes.filter(({ isOwn }) => isOwn);
  const others = programmes.filter(({ isOwn }) => !isOwn);
  return (
    <>
      <div className="row justify-between">
        <h2>Your programs</h2>
        <LinkButton icon={Plus} href="/donor/programs/new">
          New Program
        </LinkButton>
      </div>
      {own.length === 0 && (
        <p className="muted">You run no program of your own yet. Begin one, or support one of those below.</p>
      )}
      <Cards programmes={own} />
      <h2>Open to every giver</h2>
      <Cards programmes={others} />
    </>
  );
}

function Cards({ programmes }: { programmes: readonly ProgrammeCard[] }) {
  return (
    <div className="grid-2">
      {programmes.map((programme) => (
        <ProgrammeItem key={programme.id} programme={programme} />
      ))}
    </div>
  );
}

function ProgrammeItem({ programme }: { programme: ProgrammeCard }) {
  const money = (amount: number) => formatMoney(paise(amount));
  return (
    <Card title={programme.title}>
      <p className="row">
        <StatusBadge status={programme.status}>{programme.statusLabel}</StatusBadge>
        {programme.owner && <span className="small muted">by {programme.owner}</span>}
        {programme.endsOn && <span className="small muted">applications until {programme.endsOn}</span>}
      </p>
      <p className="small">{programme.description}</p>
      {programme.publicNote && <p className="small muted">{programme.publicNote}</p>}
      {programme.budgetPaise > 0 ? (
        <ProgressBar
          label="Funded"
          value={programme.givenPaise}
          max={programme.budgetPaise}
          text={`${money(programme.givenPaise)} of ${money(programme.budgetPaise)}`}
        />
      ) : (
        <p className="small num">{money(programme.givenPaise)} given</p>
      )}
      <p className="small muted">
        {formatCount(programme.students)} {programme.students === 1 ? "student" : "students"} awarded,{" "}
        {money(programme.availablePaise)} free for new awards
        {programme.scholarshipHref && (
          <>
            {". "}
            <Anchor href={programme.scholarshipHref}>What students see</Anchor>
          </>
        )}
      </p>
      <div className="row">
        {programme.canFund && (
          <LinkButton kind="quiet" size="sm" href={`/donor/donations/new?programme=${programme.id}`}>
            Fund it<span className="vh">: {programme.title}</span>
          </LinkButton>
        )}
        {programme.manageHref && (
          <LinkButton kind="quiet" size="sm" icon={Settings2} href={programme.manageHref}>
            Manage<span className="vh"> {programme.title}</span>
          </LinkButton>
        )}
        {programme.canRenew && (
          <LinkButton
            kind="quiet"
            size="sm"
            icon={RefreshCw}
            href={`/donor/programs/new?renew=${programme.id}`}
          >
            Renew<span className="vh"> {programme.title}</span>
          </LinkButton>
        )}
        {programme.canComplete && (
          <Ask
            label="Complete…"
            about={programme.title}
            look={{ kind: "text", size: "sm" }}
            question={
              <p>
                <strong>{programme.title}</strong> ends: nobody is awarded from it any more.
              </p>
            }
            confirm="Complete the program"
            fields={{ programme: programme.id, intent: "complete" }}
          />
        )}
      </div>
    </Card>
  );
}
