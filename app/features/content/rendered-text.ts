export type RenderedText = {
  html: string;
  /** The second-level headings, for a table of contents. */
  headings: { id: string; title: string }[];
};

export type LegalDocument = RenderedText & {
  title: string;
  description: string;
  updated: string;
  effective: string;
};
