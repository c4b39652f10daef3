import { locker } from "#app/adapters/locker/locker.server.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { isSamePaper } from "#app/features/documents/paper-family.ts";
import { listDocuments } from "#app/features/documents/server/list-documents.server.ts";
import { kindOfField } from "../rules/kind-of-field.ts";
import type { ApplicationView } from "../views/application-view.ts";

type BroughtPaper = { id: string; name: string; issuer: string };

/** Null: there is no DigiLocker to ask. Back from there: the paper that came, if it is of the kind that is to be mended. */
export async function findBrought(
  actor: Actor,
  view: ApplicationView,
  documentId: string | null,
): Promise<{ brought: BroughtPaper | null } | null> {
  return locker() && { brought: await find(actor, view, documentId) };
}

async function find(
  actor: Actor,
  view: ApplicationView,
  documentId: string | null,
): Promise<BroughtPaper | null> {
  const check = view.checks.find(({ status }) => status === "defect");
  if (!documentId || view.status !== "action_needed" || !check) return null;
  const { documents } = await listDocuments(actor, { kind: "student", id: actor.studentId ?? "" });
  const found = documents.find(({ id }) => id === documentId);
  if (!found?.issuer || !isSamePaper(found.kind, kindOfField(check.code))) return null;
  return { id: found.id, name: found.name, issuer: found.issuer };
}
