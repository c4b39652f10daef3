import { createHash } from "node:crypto";
import { now } from "#app/core/clock.ts";
import { newId } from "#app/core/id.ts";
import { type Actor, systemActor, visitor } from "#app/core/portals/permissions.ts";
import { invalid } from "#app/core/requests/errors.ts";
import type { Language } from "#app/core/words/i18n.ts";
import { writeAudit } from "#app/db/audit/audit.server.ts";
import { requestHash, runOnce } from "#app/db/idempotency.server.ts";
import { inTransaction, type Tx } from "#app/db/opening/client.server.ts";
import { suggestion } from "#app/db/schema/suggestions.ts";
import { eraseDocuments } from "#app/features/documents/server/erase-documents.server.ts";
import { storeSentFile } from "#app/features/documents/server/uploads/store-sent-file.server.ts";
import { hideAadhaar } from "#app/features/helpdesk/hide-aadhaar.ts";
import { emailProof } from "#app/features/identity/server/contacts/email-proof.server.ts";
import { throttle } from "#app/features/identity/server/otp/throttle.server.ts";
import { getScholarship } from "#app/features/scholarships/server/get-scholarship.server.ts";
import { suggestionPermissions } from "../../suggestion-permissions.ts";
import { suggestionMessages } from "../messages/suggestion.messages.server.ts";
import { lacksProof, type SuggestionInput } from "../suggestion-form.ts";
import { suggestionNumber } from "../suggestion-number.ts";
import { suggestionMachine } from "../suggestion-status.ts";
import { suggestionRow } from "./suggestion-row.server.ts";
import { tellSuggester } from "./tell-suggester.server.ts";

export interface SentSuggestion {
  readonly slug: string;
  readonly input: SuggestionInput;
  readonly file: File | null;
  /** Why the file was let go on the way in. */
  readonly refusal: string | undefined;
  readonly language: Language;
  readonly clientAddress: string;
}

/**
 * Somebody says what is wrong about a scholarship, with or without an account. The same words about the same
 * scholarship are one suggestion, however often they are sent (T38). Says its number.
 */
export async function submitSuggestion(actor: Actor, sent: SentSuggestion): Promise<string> {
  suggestionPermissions.assertCan(actor, "suggestion.send");
  const { input, file, refusal, language, clientAddress } = sent;
  const { scholarship } = await getScholarship(visitor, sent.slug);
  const hasFile = file !== null && file.size > 0;
  if (!refusal && lacksProof(input, hasFile))
    throw invalid({ link: [suggestionMessages[language].errors.proof] });
  await throttle.take([
    { name: "enquiry-address", who: clientAddress },
    ...(hasFile ? [{ name: "visitor-upload-address" as const, who: clientAddress }] : []),
  ]);
  const mayMail = input.email === undefined || (await hasRoomFor(input.email));
  const proof = input.email === undefined ? "needed" : await emailProof(actor, input.email);
  const id = newId();
  const owner = { kind: "suggestion", id } as const;
  // The vault takes it from us: who sends it may have no account.
  const documentId = await storeSentFile(systemActor, owner, "suggestion_proof", {
    ...{ field: "file", file, refusal, language },
  });
  const fileHash = hasFile
    ? createHash("sha256")
        .update(await file.bytes())
        .digest("hex")
    : null;
  const hash = requestHash({ ...input, scholarshipId: scholarship.uuid, fileHash });
  const write = async (tx: Tx) => {
    const { field, wrong = null, right, link = null } = input;
    const [row] = await tx
      .insert(suggestion)
      .values({
        ...{ id, scholarshipId: scholarship.uuid, field, documentId, userId: actor.userId, language },
        status: suggestionMachine.initial,
        wordsEncrypted: suggestionRow.sealWords(id, {
          wrong: wrong && hideAadhaar(wrong),
          right: hideAadhaar(right),
          link,
        }),
        ...suggestionRow.sealEmail(id, mayMail ? input.email : undefined),
        createdAt: now(),
      })
      .returning();
    if (!row) throw new Error("The suggestion was not written");
    const number = suggestionNumber(row);
    await writeAudit(tx, {
      chain: `suggestion:${id}`,
      actor,
      event: "suggestion.sent",
      to: suggestionMachine.initial,
      details: { number, field, scholarshipId: scholarship.uuid },
    });
    await tellSuggester(tx, row, { what: "received" }, proof);
    return { id, number };
  };
  let kept: { id: string; number: string } | undefined;
  try {
    kept = await runOnce(`suggestion:${hash}`, "suggestion.send", hash, write);
  } finally {
    // Nobody's file stays behind: the same was sent before, or it could not be kept.
    if (kept?.id !== id) await inTransaction((tx) => eraseDocuments(tx, owner));
  }
  return kept.number;
}

/** Each is answered by e-mail, and nobody's inbox is to be filled by us (T49): past so many a day it is taken without one. */
function hasRoomFor(email: string): Promise<boolean> {
  return throttle.take([{ name: "enquiry-recipient", who: email }]).then(
    () => true,
    (error: { status?: number }) => {
      if (error.status !== 429) throw error;
      return false;
    },
  );
}
