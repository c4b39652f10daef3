import { isAadhaarQrOffered } from "#app/adapters/aadhaar-qr-reader.server.ts";
import { env } from "#app/core/settings/env.server.ts";

/** Null where nobody could verify one: then the form does not speak of it. */
export function readQrOffer(): { isDemo: boolean } | null {
  return isAadhaarQrOffered() ? { isDemo: env().isDemo } : null;
}
