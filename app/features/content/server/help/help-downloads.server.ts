import { z } from "zod";
import { isIstDay } from "#app/core/clock.ts";
import { readContent } from "#app/db/read-content.server.ts";
import type { HelpDownload } from "../../data/help/help-download.ts";
import { sectionShape, textShape } from "../content-parts.server.ts";

const downloadShape = z.strictObject({
  id: z.enum(["document-checklist", "sample-application", "income-certificate-guide", "timeline-planner"]),
  fileName: z.string().regex(/^[a-z0-9-]+\.pdf$/i),
  title: textShape,
  description: textShape,
  updatedOn: z.string().refine(isIstDay),
  intro: textShape,
  sections: z.array(sectionShape).min(1),
});

export const helpDownloads = readContent(
  "help/downloads.json",
  z.array(downloadShape),
) as readonly HelpDownload[];
