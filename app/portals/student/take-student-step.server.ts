import { eq } from "drizzle-orm";
import { badRequest, isProblem } from "#app/core/errors.ts";
import { parseForm } from "#app/core/form.ts";
import { isLanguage, type Language, languageCookie } from "#app/core/i18n.ts";
import type { Actor } from "#app/core/permissions.ts";
import { assertSameStudent, studentField } from "#app/core/student-field.ts";
import { inTransaction } from "#app/db/client.server.ts";
import { appUser } from "#app/db/schema/users.ts";
import { studentProfileSchema } from "#app/features/applications/forms/student-profile.ts";
import { isDocumentInUse } from "#app/features/applications/server/is-document-in-use.server.ts";
import { saveOwnProfile } from "#app/features/applications/server/save-own-profile.server.ts";
import { refusalText } from "#app/features/documents/messages/upload-messages.ts";
import { receiveUpload } from "#app/features/documents/server/receive-upload.server.ts";
import { removeDocument } from "#app/features/documents/server/remove-document.server.ts";
import { storeDocument } from "#app/features/documents/server/store-document.server.ts";
import { UploadRefused } from "#app/features/documents/upload-refusal.ts";
import { vaultKinds } from "#app/features/documents/vault-kinds.ts";
import { recordConsent } from "#app/features/identity/server/record-consent.server.ts";
import { defaultPreferences, preferencesSchema } from "#app/features/notifications/preferences.ts";
import { markRead } from "#app/features/notifications/server/mark-read.server.ts";
import { savePreferences } from "#app/features/notifications/server/save-preferences.server.ts";

export type StudentStep =
  | { readonly done: string | null; readonly tab: string; readonly cookie?: string }
  | {
      readonly errors: Readonly<Record<string, string>>;
      readonly typed: Readonly<Record<string, string>>;
    };

/** One button of the student's dashboard. */
export async function takeStudentStep(actor: Actor, request: Request): Promise<StudentStep> {
  const { formData, refusals } = await receiveUpload(request, { maxFiles: 1 });
  const text = (name: string) => String(formData.get(name) ?? "");
  assertSameStudent(actor, formData.get(studentField));
  switch (text("intent")) {
    case "match":
      await recordConsent(actor, { purpose: "profile_matching", language: actor.language });
      return { done: "match", tab: text("tab") === "find" ? "find" : "dashboard" };
    case "profile":
      return takeProfile(actor, formData);
    case "upload":
      return takeDocument(actor, formData, refusals.file);
    case "remove":
      return dropDocument(actor, text("document"));
    case "read":
      await markRead(actor, [text("notification")]);
      return { done: null, tab: "notifications" };
    case "read_all":
      await markRead(actor, "all");
      return { done: null, tab: "notifications" };
    case "settings": {
      const { value } = await parseForm(formData, preferencesSchema);
      if (!value) throw badRequest();
      await savePreferences(actor, value);
      return { done: "settings", tab: "settings" };
    }
    case "reset":
      await savePreferences(actor, defaultPreferences);
      return { done: "reset", tab: "settings" };
    case "language": {
      const language = text("language");
      if (!isLanguage(language)) throw badRequest();
      await saveLanguage(actor, language);
      return {
        done: "settings",
        tab: "settings",
        cookie: `${languageCookie}=${language}; Path=/; Max-Age=31536000; SameSite=Lax`,
      };
    }
    default:
      throw badRequest();
  }
}

async function takeProfile(actor: Actor, formData: FormData): Promise<StudentStep> {
  const { value, submission } = await parseForm(formData, studentProfileSchema);
  if (value) {
    await saveOwnProfile(actor, value);
    return { done: "profile", tab: "profile" };
  }
  const errors = submission.status === "error" ? (submission.error ?? {}) : {};
  return {
    errors: Object.fromEntries(
      Object.entries(errors).map(([name, codes]) => [name, codes?.[0] ?? "invalid"]),
    ),
    typed: Object.fromEntries(
      [...formData].flatMap(([name, typed]) =>
        typeof typed === "string" ? [[name, typed.slice(0, 500)]] : [],
      ),
    ),
  };
}

async function takeDocument(
  actor: Actor,
  formData: FormData,
  refusal: Parameters<typeof refusalText>[0] | undefined,
): Promise<StudentStep> {
  const kind = vaultKinds.find((known) => known === formData.get("kind"));
  const file = formData.get("file");
  if (!kind) throw badRequest();
  if (refusal) return { errors: { file: refusalText(refusal, actor.language) }, typed: {} };
  if (!(file instanceof File)) return { errors: { file: refusalText("empty", actor.language) }, typed: {} };
  try {
    await storeDocument(actor, { kind: "student", id: actor.studentId ?? "" }, kind, file);
  } catch (error) {
    if (!(error instanceof UploadRefused)) throw error;
    return { errors: { file: refusalText(error.refusal, actor.language) }, typed: {} };
  }
  return { done: "upload", tab: "profile" };
}

async function dropDocument(actor: Actor, documentId: string): Promise<StudentStep> {
  if (await isDocumentInUse(documentId)) return { done: "inUse", tab: "profile" };
  try {
    await removeDocument(actor, documentId);
  } catch (error) {
    // A review still reads it.
    if (isProblem(error) && error.status === 409) return { done: "inUse", tab: "profile" };
    throw error;
  }
  return { done: "remove", tab: "profile" };
}

/** For the messages we send; the pages follow the cookie. */
async function saveLanguage(actor: Actor, language: Language): Promise<void> {
  await inTransaction((tx) =>
    tx
      .update(appUser)
      .set({ language })
      .where(eq(appUser.id, actor.userId ?? "")),
  );
}
