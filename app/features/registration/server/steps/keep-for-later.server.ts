import type { Press } from "#app/core/forms/actions.server.ts";
import { buttonField } from "#app/core/forms/form-answer.ts";
import { parkForm } from "#app/features/identity/server/sessions/park-form.server.ts";
import { sessionCookie } from "#app/features/identity/server/sessions/session-cookie.server.ts";

const path = "/otr-registration";

/**
 * Sent without a verified number. Where a session has run out in the middle, the answers are kept, sealed, and
 * come back after the next OTP; the numbers that are never stored are not among them (T25).
 */
export async function keepForLater(
  { request }: Press,
  sent: FormData,
): Promise<{ to: string; headers?: HeadersInit }> {
  const to = `${path}?verify=first`;
  const sessionToken = request && sessionCookie.read(request, "session");
  if (!sessionToken) return { to };
  const form = new FormData();
  for (const [name, value] of sent) if (typeof value === "string") form.append(name, value);
  form.set(buttonField, "save");
  const parked = await parkForm({ sessionToken, path, form });
  if (!parked) return { to };
  const cookie = sessionCookie.write("parked", parked.token, parked.maxAgeSeconds);
  return { to: `${to}&kept=1`, headers: { "Set-Cookie": cookie } };
}
