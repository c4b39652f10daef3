import { z } from "zod";
import { button, defineActions } from "#app/core/forms/actions.server.ts";
import { donorSettingsSchema } from "#app/features/giving/forms/donor-settings.ts";
import { saveDonorSettings } from "#app/features/giving/server/save-donor-settings.server.ts";
import { markRead } from "#app/features/notifications/server/bell/mark-read.server.ts";
import { completeOwnProgramme } from "#app/features/publishing/programmes/complete-own-programme.server.ts";

const tab = (name: string) => `/donor?tab=${name}`;

/** The buttons of the donor portal. */
export const donorActions = defineActions({
  settings: button({
    schema: donorSettingsSchema,
    secret: ["pan"],
    run: ({ actor }, value) => saveDonorSettings(actor, value),
    next: { to: tab("settings"), say: "settings" },
  }),
  complete: button({
    schema: z.object({ programme: z.string() }),
    run: ({ actor }, { programme }) => completeOwnProgramme(actor, programme),
    next: tab("programs"),
  }),
  read: button({
    schema: z.object({ notification: z.string().optional() }),
    run: ({ actor }, { notification }) => markRead(actor, notification ? [notification] : "all"),
    next: tab("notifications"),
  }),
});
