import type { ReactNode } from "react";
import { LinkCard } from "../card.tsx";
import type { IconType } from "../pictures/icon.tsx";

type Way = { href: string; icon: IconType; title: string; text: ReactNode };

/** Where one can go from here. */
export function WayCards({ ways }: { ways: readonly Way[] }) {
  return (
    <div className="cols cols--3">
      {ways.map(({ href, icon, title, text }) => (
        <LinkCard key={href} href={href} icon={icon} title={title} level={3}>
          {text}
        </LinkCard>
      ))}
    </div>
  );
}
