import type { ReactNode } from "react";
import { ToastRegion } from "#app/ui/toast.tsx";
import { DemoRibbon } from "./demo-ribbon.tsx";
import { SiteFooter } from "./site-footer.tsx";
import { SiteHeader } from "./site-header.tsx";
import { SiteNoticeLine } from "./site-notice-line.tsx";
import { SkipLink } from "./skip-link.tsx";

type ShellProps = {
  slim?: boolean;
  children: ReactNode;
};

/** A shared header above and a shared footer below every page (spec 1, Screens and routes). */
export function Shell({ slim = false, children }: ShellProps) {
  return (
    <>
      <SkipLink />
      <DemoRibbon />
      <SiteNoticeLine />
      <SiteHeader slim={slim} />
      <main id="main" tabIndex={-1} className={slim ? "dense" : undefined}>
        {children}
      </main>
      <SiteFooter />
      <ToastRegion />
    </>
  );
}
