import type { ComponentProps, ReactNode } from "react";
import { ToastRegion } from "#app/ui/dialogs/toast.tsx";
import { DemoRibbon } from "./demo-ribbon.tsx";
import { PageMain } from "./page-main.tsx";
import { SiteFooter } from "./site-footer.tsx";
import { SiteHeader } from "./site-header.tsx";
import { SiteNoticeLine } from "./site-notice-line.tsx";
import { SkipLink } from "./skip-link.tsx";

type ShellProps = {
  slim?: boolean;
  /** Whose pages these are, over them all. */
  strip?: ReactNode;
  lang?: ComponentProps<typeof PageMain>["lang"];
  children: ReactNode;
};

/** A shared header above and a shared footer below every page (spec 1, Screens and routes). */
export function Shell({ slim = false, strip, lang, children }: ShellProps) {
  return (
    <>
      <SkipLink />
      <DemoRibbon />
      <SiteNoticeLine />
      <SiteHeader slim={slim} />
      {strip}
      <PageMain lang={lang} told className={slim ? "dense" : undefined}>
        {children}
      </PageMain>
      <SiteFooter />
      <ToastRegion />
    </>
  );
}
