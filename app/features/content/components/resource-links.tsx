import ArrowRight from "lucide-react/icons/arrow-right";
import { Link } from "react-router";
import { Icon } from "#app/ui/pictures/icon.tsx";

export type ResourceLink = { href: string; title: string; description: string };

/** Other pages that help on: open, without boxes. */
export function ResourceLinks({ links }: { links: readonly ResourceLink[] }) {
  return (
    <ul className="cols cols--3 gap-y-8">
      {links.map(({ href, title, description }) => (
        <li key={href}>
          <h3 className="card__title">
            <Link to={href} className="inline-flex items-center gap-2">
              {title}
              <Icon of={ArrowRight} />
            </Link>
          </h3>
          <p className="muted small mt-1">{description}</p>
        </li>
      ))}
    </ul>
  );
}
