import type { ReactNode } from "react";
import { ToastRegion } from "#app/ui/toast.tsx";
import { DemoRibbon } from "./demo-ribbon.tsx";
import { SiteFooter } from "./site-footer.tsx";
import { SiteHeader } from "./site-header.tsx";
import { SkipLink } from "./skip-link.tsx";

/** A shared header above and a shared footer below every page (spec 1, Screens and routes). */
export function Shell({ slim = false, children }: { slim?: boolean; children: ReactNode }) {
  return (
    <>
      <SkipLink />
      <DemoRibbon />
      <SiteHeader slim={slim} />
      <main id="main" tabIndex={-1} className={slim ? "dense" : undefined}>
        {children}
      </main>
      <SiteFooter />
      <ToastRegion />
    </>
  );
}
