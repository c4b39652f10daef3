import { addHours, now } from "#app/core/clock.ts";
import { isId } from "#app/core/id.ts";
import { notFound } from "#app/core/requests/errors.ts";
import { signPayload, verifyPayload } from "#app/core/secrets/crypto.server.ts";
import { env } from "#app/core/settings/env.server.ts";

const GOOD_FOR_DAYS = 90;

/** What a message links to, and for what its signature is good. */
const links = {
  notice: { path: "/notice", purpose: "campaign-link" },
  claimRating: { path: "/claim-rating", purpose: "claim-rating-link" },
} as const;

/** The link in somebody's message: it names a row, nothing about the person, and cannot be made up. */
function make(kind: keyof typeof links, rowId: string): string {
  const { path, purpose } = links[kind];
  return `${env().PUBLIC_URL}${path}/${signPayload(purpose, rowId, addHours(now(), GOOD_FOR_DAYS * 24))}`;
}

function read(kind: keyof typeof links, token: string): string {
  const payload = /^[\w-]+\.[\w-]+$/.test(token) ? verifyPayload(links[kind].purpose, token) : null;
  if (!isId(payload)) throw notFound("This link is no longer good.");
  return payload;
}

export const rowLinks = { make, read };
