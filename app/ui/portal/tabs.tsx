import { useEffect, useRef } from "react";
import { Anchor } from "../anchor.tsx";
import { CountBadge } from "../desk/badge.tsx";
import { Icon, type IconType } from "../pictures/icon.tsx";

type Tab = {
  href: string;
  label: string;
  /** Where the tabs stand in a menu at the side. */
  icon?: IconType | undefined;
  current?: boolean;
  count?: number;
  /** What the count counts, in words. */
  countLabel?: string;
};

/** Tabs are links: each has its own address. On a phone they scroll, and the current one is in sight. */
export function Tabs({ label, tabs }: { label: string; tabs: Tab[] }) {
  const bar = useRef<HTMLElement>(null);
  const current = tabs.find((tab) => tab.current)?.href;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another tab became the current one
  useEffect(() => {
    const tab = bar.current?.querySelector<HTMLElement>("[aria-current]");
    // Only the bar is scrolled, never the page.
    if (bar.current && tab)
      bar.current.scrollLeft = tab.offsetLeft - (bar.current.clientWidth - tab.offsetWidth) / 2;
  }, [current]);
  return (
    <nav className="tabs" aria-label={label} ref={bar}>
      {tabs.map((tab) => (
        <Anchor key={tab.href} href={tab.href} aria-current={tab.current ? "page" : undefined}>
          {tab.icon && <Icon of={tab.icon} />}
          {tab.label}
          {tab.count !== undefined && <CountBadge count={tab.count} label={tab.countLabel} />}
        </Anchor>
      ))}
    </nav>
  );
}
