import { type IstDay, istDate } from "#app/core/clock.ts";
import type { DocumentView } from "#app/features/documents/document-view.ts";
import { isSamePaper } from "#app/features/documents/paper-family.ts";
import { hasEnded } from "#app/features/documents/paper-validity.ts";
import { fileFields } from "../forms/document-upload.ts";
import type { ExtraDocument } from "./extra-documents.ts";

/**
 * Which paper of the vault answers for which field: of those given (newest first) the newest of its kind. One that has
 * ended answers for nothing by itself: it would only be sent back.
 */
export function knownDocuments(
  documents: readonly DocumentView[],
  extras: readonly ExtraDocument[],
  today: IstDay = istDate(),
): { readonly field: string; readonly document: DocumentView }[] {
  const wanted: [string, readonly string[]][] = [
    ...Object.entries(fileFields),
    ...extras.map(({ field, kind }): [string, string[]] => [field, [kind]]),
  ];
  return wanted.flatMap(([field, kinds]) => {
    const document = documents.find(
      (one) => kinds.some((kind) => isSamePaper(one.kind, kind)) && !hasEnded(one, today),
    );
    return document ? [{ field, document }] : [];
  });
}

/** Of a field that nothing answers for by itself: until when the newest paper of its kind was valid. */
export function endedPapers(
  documents: readonly DocumentView[],
  fields: readonly { readonly field: string; readonly kind: string }[],
  today: IstDay = istDate(),
): Record<string, IstDay> {
  return Object.fromEntries(
    fields.flatMap(({ field, kind }) => {
      const kept = documents.filter((one) => isSamePaper(one.kind, kind));
      const last = kept
        .map(({ validUntil }) => validUntil ?? "")
        .sort()
        .at(-1);
      return last && kept.every((one) => hasEnded(one, today)) ? [[field, last]] : [];
    }),
  );
}
