import type { DocumentView } from "#app/features/documents/document-view.ts";
import type { ExtraDocument } from "./extra-documents.ts";
import { fileFields } from "./forms/document-upload.ts";

/** Which paper of the vault answers for which field: of those given (newest first) the newest of its kind. */
export function knownDocuments(
  documents: readonly DocumentView[],
  extras: readonly ExtraDocument[],
): { readonly field: string; readonly document: DocumentView }[] {
  const wanted: [string, readonly string[]][] = [
    ...Object.entries(fileFields),
    ...extras.map(({ field, kind }): [string, string[]] => [field, [kind]]),
  ];
  return wanted.flatMap(([field, kinds]) => {
    const document = documents.find(({ kind }) => kinds.includes(kind));
    return document ? [{ field, document }] : [];
  });
}
