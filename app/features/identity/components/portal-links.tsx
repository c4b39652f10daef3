import type { ReactNode } from "react";
import { Link } from "react-router";
import { useTranslations } from "use-intl";

/** Who signs in elsewhere finds the way. */
export function PortalLinks() {
  const t = useTranslations("login");
  const linkTo = (path: string) => (words: ReactNode) => <Link to={path}>{words}</Link>;
  return (
    <p className="small muted">
      {t.rich("portals", { donor: linkTo("/donor"), csr: linkTo("/csr"), admin: linkTo("/admin") })}
    </p>
  );
}
