import { locker } from "#app/adapters/locker/locker.server.ts";
import { istDate } from "#app/core/clock.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import type { Language } from "#app/core/words/i18n.ts";
import { listPaperStates } from "#app/features/applications/server/papers/list-paper-states.server.ts";
import { makeShelf } from "#app/features/documents/make-shelf.ts";
import { papersMessages } from "#app/features/documents/messages/papers.messages.server.ts";
import { listDocuments } from "#app/features/documents/server/list-documents.server.ts";
import type { VaultView } from "#app/features/documents/vault-view.ts";
import { papersOfEveryone } from "#app/features/scholarships/catalogue/papers-of-everyone.ts";
import { findStudentProfile } from "#app/features/scholarships/server/facts/find-student-profile.server.ts";
import { listPapersOfFitting } from "#app/features/scholarships/server/matching/list-papers-of-fitting.server.ts";
import { paperName } from "#app/features/scholarships/server/words/paper-name.server.ts";

/** Her papers, what fits her asks for, and which chip of the shelf is pressed. */
export async function readShelf(actor: Actor, url: URL, language: Language): Promise<VaultView> {
  const [{ documents, usedBytes }, states, profile] = await Promise.all([
    listDocuments(actor, { kind: "student", id: actor.studentId ?? "" }),
    listPaperStates(actor),
    findStudentProfile(actor),
  ]);
  // The form's own papers by the form's words; what one scholarship alone asks for by the catalogue's.
  const kinds: Readonly<Record<string, string>> = papersMessages[language].kinds;
  const shelf = makeShelf({
    kept: documents,
    states,
    everyone: papersOfEveryone,
    asked: profile ? await listPapersOfFitting(profile) : [],
    nameOf: (kind) => kinds[kind] ?? paperName(kind, language),
    today: istDate(),
    show: url.searchParams.get("show"),
    adding: url.searchParams.get("paper"),
  });
  return { ...shelf, usedBytes, hasLocker: locker() !== null };
}
