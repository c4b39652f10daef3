import type { HelpDownload } from "./help-download.ts";
import { documentChecklistDownload, incomeCertificateGuideDownload } from "./help-downloads-papers.ts";
import { sampleApplicationDownload, timelinePlannerDownload } from "./help-downloads-planning.ts";

export const helpDownloads: readonly HelpDownload[] = [
  documentChecklistDownload,
  sampleApplicationDownload,
  incomeCertificateGuideDownload,
  timelinePlannerDownload,
];
