import { newId } from "#app/core/id.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { inTransaction } from "#app/db/opening/client.server.ts";
import type { DocumentView } from "#app/features/documents/document-view.ts";
import { extraDocuments } from "../../rules/extra-documents.ts";
import { knownDocuments } from "../../rules/known-documents.ts";
import type { Closing } from "../sending/find-closing.server.ts";
import { findKnownAnswers, type KnownAnswers } from "./find-known-answers.server.ts";
import type { ScholarshipFacts } from "./find-scholarship-facts.server.ts";
import { type DraftFacts, judgeDraft } from "./judge-draft.server.ts";

interface PreviewOf {
  readonly scholarship: ScholarshipFacts | null;
  readonly closing: Closing | null;
  /** Her vault, newest first. */
  readonly vault: readonly DocumentView[];
}

/** What a draft would hold and miss, were it begun now; it is not (T10). */
export async function previewDraft(
  actor: Actor,
  { scholarship, closing, vault }: PreviewOf,
): Promise<KnownAnswers & { readonly draft: DraftFacts }> {
  const { answers, secrets } = await inTransaction(
    (tx) => findKnownAnswers(tx, actor, { applicationId: newId(), isAssisted: scholarship === null }),
    { readOnly: true },
  );
  const documents = knownDocuments(vault, extraDocuments(scholarship?.documents ?? [])).map(
    ({ field, document: { id, name, bytes, mime, validUntil, issuer } }) => ({
      ...{ field, id, name, bytes, mime, validUntil, issuer },
      // Only what is sent is proven.
      issuerAgrees: null,
      source: "vault" as const,
    }),
  );
  const draft = await judgeDraft(
    {
      answers,
      scholarshipId: scholarship?.id ?? null,
      studentId: actor.studentId ?? "",
      aadhaarHash: secrets.aadhaarHash ?? null,
      accountEncrypted: secrets.accountEncrypted ?? null,
    },
    // The registration's own number is taken first, so it cannot be another one.
    { scholarship, closing, documents, isOtherAadhaar: false },
  );
  return { answers, secrets, draft };
}
