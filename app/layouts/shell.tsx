import type { ReactNode } from "react";
import { classNames } from "#app/ui/class-names.ts";
import { ToastRegion } from "#app/ui/toast.tsx";
import { DemoRibbon } from "./demo-ribbon.tsx";
import { SiteFooter } from "./site-footer.tsx";
import { SiteHeader } from "./site-header.tsx";
import { SiteNoticeLine } from "./site-notice-line.tsx";
import { SkipLink } from "./skip-link.tsx";

type ShellProps = {
  slim?: boolean;
  /** A sidebar beside the page: the admin portal's. */
  rail?: ReactNode;
  children: ReactNode;
};

/** A shared header above and a shared footer below every page (spec 1, Screens and routes). */
export function Shell({ slim = false, rail, children }: ShellProps) {
  const main = (
    <main
      id="main"
      tabIndex={-1}
      className={classNames(slim && "dense", rail !== undefined && "desk__main") || undefined}
    >
      {children}
    </main>
  );
  return (
    <>
      <SkipLink />
      <DemoRibbon />
      <SiteNoticeLine />
      <SiteHeader slim={slim} />
      {rail === undefined ? (
        main
      ) : (
        <div className="desk dense">
          {rail}
          {main}
        </div>
      )}
      <SiteFooter />
      <ToastRegion />
    </>
  );
}
