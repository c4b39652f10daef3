import type { ComponentProps, ReactNode } from "react";
import { Link } from "react-router";
import { telLink, useSite } from "#app/core/site.ts";
import { Button } from "#app/ui/button.tsx";
import { Logo } from "#app/ui/logo.tsx";
import { ToastRegion } from "#app/ui/toast.tsx";
import { UnsavedGuard } from "#app/ui/unsaved-guard.tsx";
import { DemoRibbon } from "./demo-ribbon.tsx";
import { DeskKeys } from "./desk-keys.tsx";
import type { Finder, Place } from "./desk-palette.tsx";
import { PageMain } from "./page-main.tsx";
import { SiteNoticeLine } from "./site-notice-line.tsx";
import { SkipLink } from "./skip-link.tsx";

type DeskShellProps = {
  /** Which desk this is, beside the sign. */
  room: string;
  /** Where the palette looks for words that name no page. */
  finder?: Finder | null;
  /** What this person can do here, for the palette. */
  actions?: readonly Place[];
  /** At the end of the head: search, bell. */
  tools?: ReactNode;
  /** The menu at the side; on a phone it stands under the head. */
  rail: ReactNode;
  lang?: ComponentProps<typeof PageMain>["lang"];
  children: ReactNode;
};

/** The frame of every desk: a head of one line, the menu at the side, one line at the bottom (D33, L37). */
export function DeskShell({
  room,
  finder = null,
  actions = [],
  tools,
  rail,
  lang,
  children,
}: DeskShellProps) {
  return (
    <div className="kit">
      <SkipLink />
      <DemoRibbon />
      <SiteNoticeLine />
      <header className="deskhead on-ground" lang="en">
        <Link className="brand" to="/" aria-label="ScholarSetu">
          <Logo />
        </Link>
        <p className="deskhead__room">{room}</p>
        <DeskKeys finder={finder} actions={actions} />
        {tools}
        {/* A plain post with a new page as its answer: what the old one held in memory goes too (T11). */}
        <form method="post" action="/logout">
          <Button kind="quiet" size="sm">
            Logout
          </Button>
        </form>
      </header>
      <div className="desk dense">
        {rail}
        <PageMain lang={lang} className="dense desk__main">
          {children}
        </PageMain>
      </div>
      <DeskFoot />
      <UnsavedGuard />
      <ToastRegion />
    </div>
  );
}

function DeskFoot() {
  const { support, year } = useSite();
  return (
    <footer className="deskfoot" lang="en">
      <span>© {year} ScholarSetu</span>
      <Link to="/privacy-policy">Privacy</Link>
      <Link to="/terms-conditions">Terms</Link>
      <Link to="/">Public site</Link>
      <a href={telLink(support.phone)}>Help {support.phone}</a>
    </footer>
  );
}
