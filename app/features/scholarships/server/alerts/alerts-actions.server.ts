import { z } from "zod";
import { button, defineActions } from "#app/core/forms/actions.server.ts";
import { email } from "#app/core/forms/india-fields.ts";
import { assertSameStudent, studentField } from "#app/core/forms/student-field.ts";
import { textFields } from "#app/core/forms/text-fields.ts";
import { askEmailConfirmation } from "#app/features/identity/server/contacts/ask-email-confirmation.server.ts";
import { pushEndpointSchema, pushSchema } from "#app/features/notifications/push-schema.ts";
import { getPreferences } from "#app/features/notifications/server/preferences/get-preferences.server.ts";
import { savePreferences } from "#app/features/notifications/server/preferences/save-preferences.server.ts";
import { dropPush } from "#app/features/notifications/server/push/drop-push.server.ts";
import { savePush } from "#app/features/notifications/server/push/save-push.server.ts";
import { hasWhatsApp } from "#app/features/notifications/server/whatsapp/has-whats-app.server.ts";
import { alertChannelsSchema } from "../../alert-channels.ts";
import { discoveryMessages } from "../../messages/discovery.messages.server.ts";
import { deleteSavedSearch } from "../saved/delete-saved-search.server.ts";
import { saveSearch } from "../saved/save-search.server.ts";

const to = "/student/alerts";

/** The buttons of the alerts. */
export const alertsActions = defineActions(
  {
    save: button({
      schema: textFields("name", "query"),
      run: ({ actor }, search) => saveSearch(actor, search),
      next: { to, say: "saved" },
    }),
    delete: button({
      schema: textFields("id"),
      run: ({ actor }, { id }) => deleteSavedSearch(actor, id),
      next: { to, say: "deleted" },
    }),
    channels: button({
      schema: () => (hasWhatsApp() ? alertChannelsSchema.all : alertChannelsSchema.withoutWhatsApp),
      run: async ({ actor, language }, chosen) =>
        savePreferences(
          actor,
          { ...(await getPreferences(actor)), ...chosen },
          hasWhatsApp() ? discoveryMessages[language].alerts.whatsappWords : null,
        ),
      next: { to, say: "kept" },
    }),
    "push-on": button({
      schema: pushSchema,
      run: ({ actor }, subscription) => savePush(actor, subscription),
      next: { to, say: "kept" },
    }),
    "push-off": button({
      schema: pushEndpointSchema,
      run: ({ actor }, { endpoint }) => dropPush(actor, endpoint),
      next: { to, say: "kept" },
    }),
    email: button({
      schema: ({ language }) => {
        const wrong = discoveryMessages[language].alerts.addressWrong;
        return z.object({ email: email({ required: wrong, invalid: wrong }) });
      },
      run: ({ actor }, given) => askEmailConfirmation(actor, given.email),
      next: { to, say: "linkSent" },
    }),
  },
  { check: ({ actor }, form) => assertSameStudent(actor, form.get(studentField)) },
);
