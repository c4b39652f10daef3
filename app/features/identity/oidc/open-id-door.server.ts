import { type OpenIdDoor, openId } from "#app/adapters/openid.server.ts";
import { notFound } from "#app/core/requests/errors.ts";
import { env } from "#app/core/settings/env.server.ts";

/** The operator's identity provider; where none is set there is no such page. */
export function openIdDoor(): OpenIdDoor {
  const door = openId(env());
  if (!door) throw notFound();
  return door;
}
