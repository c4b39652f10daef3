import { type LinkLine, linkStates } from "#app/features/scholarships/keeping/link-columns.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { StatusBadge } from "#app/ui/desk/badge.tsx";
import { ExternalLink } from "#app/ui/external-link.tsx";
import { Panel } from "#app/ui/panel.tsx";
import { linkBadges } from "./link-badges.ts";
import { LinkDifference } from "./link-difference.tsx";

/** What the weekly check found at this record's website. */
export function LinkState({ link }: { link: LinkLine | null }) {
  return (
    <Panel
      title="Its website"
      note={link ? `Asked ${link.checkedAt}` : undefined}
      buttons={
        link && (
          <LinkButton
            size="sm"
            kind="quiet"
            href={`/admin/scholarships/links?q=${encodeURIComponent(link.address)}`}
          >
            In the list of websites
          </LinkButton>
        )
      }
      padded
    >
      {link ? (
        <div className="stack [--gap:0.5rem]">
          <p className="row">
            <StatusBadge status={linkBadges[link.state]}>{linkStates[link.state]}</StatusBadge>
            {link.answer && <span>{link.answer}</span>}
            <span className="small muted">since {link.changedAt}</span>
          </p>
          <p className="break-all">
            <ExternalLink href={link.address}>{link.address}</ExternalLink>
          </p>
          {link.gone.length + link.come.length > 0 && <LinkDifference row={link} />}
        </div>
      ) : (
        <p className="muted">It has not been asked yet. The check runs each night.</p>
      )}
    </Panel>
  );
}
