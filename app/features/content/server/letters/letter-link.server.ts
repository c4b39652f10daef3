import { z } from "zod";
import { addIstDays, endOfIstDay, now } from "#app/core/clock.ts";
import { signPayload, verifyPayload } from "#app/core/secrets/crypto.server.ts";
import { env } from "#app/core/settings/env.server.ts";

const idShape = z.uuid();

function write(subscriberId: string): string {
  // Letters are kept for years, and their way out has to work as long.
  const until = endOfIstDay(addIstDays(now(), 5 * 365));
  return `${env().PUBLIC_URL}/education-blog/letters?key=${signPayload("blog-letter", subscriberId, until)}`;
}

/** The subscriber's id; null when the link is forged or years old. */
function read(key: string | null): string | null {
  const parsed = key ? idShape.safeParse(verifyPayload("blog-letter", key)) : null;
  return parsed?.success ? parsed.data : null;
}

/** The link in our letters: it confirms, and it ends them. No address stands in it (T27). */
export const letterLink = { write, read };
