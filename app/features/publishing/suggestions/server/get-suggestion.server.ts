import { eq } from "drizzle-orm";
import { formatDateTime } from "#app/core/clock.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { notFound } from "#app/core/requests/errors.ts";
import { allowedEvents } from "#app/core/state-machine.ts";
import { database, inTransaction } from "#app/db/opening/client.server.ts";
import { document } from "#app/db/schema/documents.ts";
import { scholarship } from "#app/db/schema/scholarships.ts";
import { appUser } from "#app/db/schema/users.ts";
import { countPages } from "#app/features/documents/server/pdf/count-pages.server.ts";
import { differencesInWords } from "#app/features/scholarships/keeping/differences-in-words.server.ts";
import { listAuditedContent } from "#app/features/scholarships/server/lifecycle/list-audited-content.server.ts";
import { suggestionPermissions } from "../../suggestion-permissions.ts";
import { declineReasons } from "../decline-reasons.ts";
import { recordFieldsOf, type SuggestionField } from "../suggestion-fields.ts";
import { suggestionNumber } from "../suggestion-number.ts";
import { suggestionMachine } from "../suggestion-status.ts";
import type { SuggestionView } from "../suggestion-view.ts";
import { type SuggestionRow, suggestionRow } from "./suggestion-row.server.ts";

/** One suggestion with its proof, and what the record says now. */
export async function getSuggestion(actor: Actor, suggestionId: string): Promise<SuggestionView> {
  suggestionPermissions.assertCan(actor, "suggestion.see");
  const row = await suggestionRow.get(suggestionId);
  const [record] = await database().select().from(scholarship).where(eq(scholarship.id, row.scholarshipId));
  if (!record) throw notFound("There is no such suggestion.");
  const { id, slug, title, provider } = record;
  return {
    id: row.id,
    number: suggestionNumber(row),
    revision: row.revision,
    status: row.status,
    scholarship: { id, slug, title, provider },
    field: row.field,
    words: suggestionRow.wordsOf(row),
    proof: await proofOf(row),
    tells: row.emailEncrypted ? "mail" : row.userId ? "bell" : null,
    language: row.language,
    sentAt: formatDateTime(row.createdAt),
    decided: await decisionOf(row),
    present: await presentOf(id, row.field),
    mayDecide:
      suggestionPermissions.can(actor, "suggestion.decide") &&
      allowedEvents(suggestionMachine, row.status, actor).length > 0,
  };
}

async function proofOf({ documentId }: SuggestionRow): Promise<SuggestionView["proof"]> {
  if (!documentId) return null;
  const [file] = await database().select().from(document).where(eq(document.id, documentId));
  if (!file || file.deletedAt) return null;
  const isPdf = file.mime === "application/pdf";
  return { isPdf, name: file.originalName, pages: isPdf ? await countPages(file.id) : null };
}

async function decisionOf({ decidedAt, decidedBy, reason }: SuggestionRow) {
  if (!decidedAt) return null;
  const [who] = decidedBy
    ? await database().select({ name: appUser.name }).from(appUser).where(eq(appUser.id, decidedBy))
    : [];
  const words: Readonly<Record<string, string>> = declineReasons;
  return {
    at: formatDateTime(decidedAt),
    by: who?.name ?? "The desk",
    reason: reason && (words[reason] ?? null),
  };
}

async function presentOf(scholarshipId: string, field: SuggestionField) {
  const [content = {}] = (await inTransaction((tx) => listAuditedContent(tx, [scholarshipId]))).values();
  return recordFieldsOf[field].flatMap((name) =>
    differencesInWords({}, content, name).map((found) => ({ field: found.field, words: found.after })),
  );
}
