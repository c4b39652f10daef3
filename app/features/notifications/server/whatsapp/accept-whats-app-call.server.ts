import { adapters } from "#app/adapters/adapters.server.ts";
import { WhatsAppCallError, type WhatsAppNews } from "#app/adapters/whatsapp/whatsapp.ts";
import { badRequest, notFound, unauthenticated } from "#app/core/requests/errors.ts";
import { followReceipt } from "../outbox/follow-receipt.server.ts";
import { followReply } from "../preferences/follow-reply.server.ts";

/** WhatsApp calls us: the raw body as it came and its signature, the only credential there is. Says how many news it were. */
export async function acceptWhatsAppCall(rawBody: Uint8Array, signature: string | null): Promise<number> {
  const news = readNews(rawBody, signature);
  for (const one of news) await (one.kind === "receipt" ? followReceipt(one) : followReply(one));
  return news.length;
}

function readNews(rawBody: Uint8Array, signature: string | null): WhatsAppNews[] {
  const { whatsapp } = adapters();
  if (!whatsapp) throw notFound();
  try {
    return whatsapp.readNews(rawBody, signature);
  } catch (error) {
    if (!(error instanceof WhatsAppCallError)) throw error;
    if (error.reason === "bad_signature") throw unauthenticated("This message is not signed by WhatsApp.");
    throw badRequest("This message of WhatsApp could not be read.");
  }
}
