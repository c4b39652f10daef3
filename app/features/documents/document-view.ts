/** A document as lists and forms show it. */
export type DocumentView = {
  id: string;
  kind: string;
  name: string;
  mime: string;
  bytes: number;
  createdAt: string;
  /** The day on the paper, and the last one on which it is valid, where they are known. */
  issuedOn: string | null;
  validUntil: string | null;
  /** Who issued it, where it came from there by itself; null: it was uploaded. */
  issuer: string | null;
};

export function documentPath(documentId: string, options: { download?: boolean } = {}): string {
  return `/documents/${documentId}/file${options.download ? "?download=1" : ""}`;
}

/** Where a paper of this kind is added to the shelf. */
export function addPaperPath(kind: string): string {
  return `/student/dashboard?tab=profile&paper=${encodeURIComponent(kind)}#add-paper`;
}

/** The pictures of a PDF's pages. */
export function pagesPath(documentId: string): string {
  return `/documents/${documentId}/pages`;
}
