/** A document as lists and forms show it. */
export type DocumentView = {
  id: string;
  kind: string;
  name: string;
  mime: string;
  bytes: number;
  createdAt: string;
};

export function documentPath(documentId: string, options: { download?: boolean } = {}): string {
  return `/documents/${documentId}/file${options.download ? "?download=1" : ""}`;
}

/** The pictures of a PDF's pages. */
export function pagesPath(documentId: string): string {
  return `/documents/${documentId}/pages`;
}
