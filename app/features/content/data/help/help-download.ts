import type { DocumentSection } from "../document-guide-section.ts";

export type HelpDownloadId =
  | "document-checklist"
  | "sample-application"
  | "income-certificate-guide"
  | "timeline-planner";

/** A PDF of one or two A4 pages. */
export type HelpDownload = {
  id: HelpDownloadId;
  fileName: string;
  title: string;
  /** One line for the download card. */
  description: string;
  updatedOn: string;
  intro: string;
  sections: readonly DocumentSection[];
};
