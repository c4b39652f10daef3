import { now } from "#app/core/clock.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { writeAudit } from "#app/db/audit/audit.server.ts";
import { bumpContent } from "#app/db/content-version.server.ts";
import { inTransaction } from "#app/db/opening/client.server.ts";
import { notificationPreference } from "#app/db/schema/messages.ts";
import { notificationPermissions, ownUserId } from "../../notification-permissions.ts";
import type { Preferences } from "../../preferences.ts";
import { noteWhatsAppWish } from "../whatsapp/note-whats-app-wish.server.ts";
import { findPreferences } from "./find-preferences.server.ts";

/**
 * "Reset to Default" saves `defaultPreferences`. `shown`: what stands beside the boxes of WhatsApp; where there are no
 * such boxes, none is switched on.
 */
export async function savePreferences(
  actor: Actor,
  preferences: Preferences,
  shown: string | null = null,
): Promise<void> {
  notificationPermissions.assertCan(actor, "notification.settings");
  const userId = ownUserId(actor);
  await inTransaction(async (tx) => {
    const before = await findPreferences(tx, userId);
    const row = { ...preferences, updatedAt: now() };
    await tx
      .insert(notificationPreference)
      .values({ userId, ...row })
      .onConflictDoUpdate({ target: notificationPreference.userId, set: row });
    // Two of the boxes are consents: when each was given and taken back must be provable (T34).
    await writeAudit(tx, {
      chain: `account:${userId}`,
      actor,
      event: "account.preferences_saved",
      details: { before, after: preferences },
    });
    await noteWhatsAppWish(tx, { userId, before, after: preferences, language: actor.language, shown });
    // The success page shows what those paid who let us say so.
    if (before.shareAnonymousStories !== preferences.shareAnonymousStories) await bumpContent(tx, "stories");
  });
}
