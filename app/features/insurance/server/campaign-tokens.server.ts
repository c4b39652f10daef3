import { addHours, now } from "#app/core/clock.ts";
import { signPayload, verifyPayload } from "#app/core/crypto.server.ts";
import { env } from "#app/core/env.server.ts";
import { notFound } from "#app/core/errors.ts";
import { isId } from "#app/core/id.ts";

const PURPOSE = "campaign-link";
const GOOD_FOR_DAYS = 90;

/** The link of one recipient: it names a row, nothing about the person, and cannot be made up. */
export function campaignLink(recipientId: string): string {
  const token = signPayload(PURPOSE, recipientId, addHours(now(), GOOD_FOR_DAYS * 24));
  return `${env().PUBLIC_URL}/notice/${token}`;
}

export function readCampaignToken(token: string): string {
  const payload = /^[\w-]+\.[\w-]+$/.test(token) ? verifyPayload(PURPOSE, token) : null;
  if (!isId(payload)) throw notFound("This link is no longer good.");
  return payload;
}
