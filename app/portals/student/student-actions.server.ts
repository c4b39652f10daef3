import { z } from "zod";
import { button, defineActions } from "#app/core/forms/actions.server.ts";
import { assertSameStudent, studentField } from "#app/core/forms/student-field.ts";
import { textFields } from "#app/core/forms/text-fields.ts";
import { env } from "#app/core/settings/env.server.ts";
import { languages } from "#app/core/words/i18n.ts";
import { keepLanguage } from "#app/core/words/language-cookie.ts";
import { studentProfileSchema } from "#app/features/applications/forms/student-profile.ts";
import { saveOwnProfile } from "#app/features/applications/server/profile/save-own-profile.server.ts";
import type { RefusalCode } from "#app/features/documents/messages/upload-messages.ts";
import { paperDatesSchema } from "#app/features/documents/paper-dates.ts";
import { datePaper } from "#app/features/documents/server/date-paper.server.ts";
import { receiveUpload } from "#app/features/documents/server/uploads/receive-upload.server.ts";
import { recordConsent } from "#app/features/identity/server/consents/record-consent.server.ts";
import { defaultPreferences, preferencesSchema } from "#app/features/notifications/preferences.ts";
import { markRead } from "#app/features/notifications/server/bell/mark-read.server.ts";
import { openNotification } from "#app/features/notifications/server/bell/open-notification.server.ts";
import { getPreferences } from "#app/features/notifications/server/preferences/get-preferences.server.ts";
import { savePreferences } from "#app/features/notifications/server/preferences/save-preferences.server.ts";
import { studentMessages } from "./messages/student.messages.server.ts";
import { removeFromVault } from "./remove-from-vault.server.ts";
import { saveMessageLanguage } from "./save-message-language.server.ts";
import { uploadToVault } from "./upload-to-vault.server.ts";

const tab = (name: string, say?: string) => ({ to: `/student/dashboard?tab=${name}`, say });

/** The buttons of the student's dashboard. */
export const studentActions = defineActions(
  {
    match: button({
      schema: textFields("tab"),
      run: ({ actor }) =>
        recordConsent(actor, {
          purpose: "profile_matching",
          language: actor.language,
          words: studentMessages[actor.language].matching.text,
        }),
      next: (_press, _done, value) => tab(value.tab === "find" ? "find" : "dashboard", "match"),
    }),
    profile: button({
      schema: studentProfileSchema,
      run: ({ actor }, value) => saveOwnProfile(actor, value),
      next: tab("profile", "profile"),
    }),
    upload: button({
      schema: z.object({ kind: z.string().default(""), file: z.unknown().optional() }).and(paperDatesSchema),
      run: ({ actor, refusals }, value) =>
        uploadToVault(actor, {
          kind: value.kind,
          file: value.file,
          refusal: refusals?.file as RefusalCode | undefined,
          dates: { issuedOn: value.issuedOn, validUntil: value.validUntil },
        }),
      next: tab("profile", "upload"),
    }),
    date: button({
      schema: textFields("document").and(paperDatesSchema),
      run: ({ actor }, { document, ...dates }) => datePaper(actor, document, dates),
      next: tab("profile", "date"),
    }),
    remove: button({
      schema: textFields("document"),
      run: ({ actor }, { document }) => removeFromVault(actor, document),
      next: (_press, said) => tab("profile", said),
    }),
    open: button({
      schema: textFields("notification"),
      run: ({ actor }, { notification }) => openNotification(actor, notification),
      next: (_press, link) => (link ? { to: link } : tab("notifications")),
    }),
    read_all: button({ run: ({ actor }) => markRead(actor, "all"), next: tab("notifications") }),
    settings: button({
      schema: preferencesSchema,
      run: async ({ actor }, value) => savePreferences(actor, { ...(await getPreferences(actor)), ...value }),
      next: tab("settings", "settings"),
    }),
    reset: button({
      run: ({ actor }) => savePreferences(actor, defaultPreferences),
      next: tab("settings", "reset"),
    }),
    language: button({
      schema: z.object({ language: z.enum(languages) }),
      run: ({ actor }, { language }) => saveMessageLanguage(actor, language),
      next: (_press, _done, { language }) => ({
        ...tab("settings", "settings"),
        headers: { "Set-Cookie": keepLanguage(language, env().PUBLIC_URL) },
      }),
    }),
  },
  {
    read: (request) => receiveUpload(request, { maxFiles: 1 }),
    check: ({ actor }, form) => assertSameStudent(actor, form.get(studentField)),
    fieldsOnly: true,
  },
);
