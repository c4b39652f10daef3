import type { Actor } from "#app/core/portals/permissions.ts";
import { database } from "#app/db/opening/client.server.ts";
import { notificationPermissions, ownUserId } from "../../notification-permissions.ts";
import type { Preferences } from "../../preferences.ts";
import { findPreferences } from "./find-preferences.server.ts";

export async function getPreferences(actor: Actor): Promise<Preferences> {
  notificationPermissions.assertCan(actor, "notification.settings");
  return findPreferences(database(), ownUserId(actor));
}
