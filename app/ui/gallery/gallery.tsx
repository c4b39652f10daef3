import { PageHead } from "../page-head.tsx";
import { ButtonsAndBadges } from "./buttons-and-badges.tsx";
import { Foundations } from "./foundations.tsx";
import type { galleryCharts } from "./gallery-charts.server.ts";
import { GalleryFields } from "./gallery-fields.tsx";
import { GalleryMessages } from "./gallery-messages.tsx";
import { Languages } from "./languages.tsx";
import { MovingParts } from "./moving-parts.tsx";
import { Places } from "./places.tsx";
import { TablesAndCharts } from "./tables-and-charts.tsx";
import { Tracking } from "./tracking.tsx";

/** Every part in every state. The page's loader hands in `galleryCharts()`. */
export function Gallery({ charts }: { charts: ReturnType<typeof galleryCharts> }) {
  return (
    <div className="wrap pb-16">
      <PageHead title="Parts of the site" lead="Every part in every state. The words are examples." />
      <Foundations />
      <ButtonsAndBadges />
      <GalleryMessages />
      <Places />
      <GalleryFields />
      <Tracking />
      <TablesAndCharts charts={charts} />
      <MovingParts />
      <Languages />
    </div>
  );
}
