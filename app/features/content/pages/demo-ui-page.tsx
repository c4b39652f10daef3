import { pageMeta } from "#app/core/page-meta.ts";
import { notFound } from "#app/core/requests/errors.ts";
import { env } from "#app/core/settings/env.server.ts";
import { Gallery } from "#app/ui/gallery/gallery.tsx";
import { galleryCharts } from "#app/ui/gallery/gallery-charts.server.ts";
import type { Route } from "./+types/demo-ui-page";

/** Every part of the design system in every state; for us, in demo mode only. */
export function loader() {
  if (!env().isDemo) throw notFound();
  return { charts: galleryCharts() };
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: "Design system",
    description: "Every part of ScholarSetu's design system in every state.",
    path: "/demo/ui",
    indexed: false,
  });

export default function DemoUiPage({ loaderData }: Route.ComponentProps) {
  return <Gallery charts={loaderData.charts} />;
}
