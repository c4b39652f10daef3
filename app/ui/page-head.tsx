import ArrowLeft from "lucide-react/icons/arrow-left";
import type { ReactNode } from "react";
import { Anchor } from "./anchor.tsx";
import { Icon } from "./pictures/icon.tsx";

type PageHeadProps = {
  title: ReactNode;
  lead?: ReactNode;
  back?: { href: string; label: string };
  /** The way here (`Breadcrumb`). */
  crumbs?: ReactNode;
  badges?: ReactNode;
  /** What can be done with the whole page. */
  children?: ReactNode;
};

export function PageHead({ title, lead, back, crumbs, badges, children }: PageHeadProps) {
  return (
    <div className="head">
      {crumbs}
      {back && <BackLink {...back} />}
      {badges && <div className="head__badges">{badges}</div>}
      <h1>{title}</h1>
      {lead && <p className="muted">{lead}</p>}
      {children}
    </div>
  );
}

export function BackLink({ href, label }: { href: string; label: string }) {
  return (
    <Anchor className="back" href={href}>
      <Icon of={ArrowLeft} />
      {label}
    </Anchor>
  );
}
