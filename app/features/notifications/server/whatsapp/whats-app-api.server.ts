import { Hono } from "hono";
import { adapters } from "#app/adapters/adapters.server.ts";
import { forbidden, notFound, problemResponse } from "#app/core/requests/errors.ts";
import { noteCause } from "#app/core/requests/observing/log.server.ts";
import { acceptWhatsAppCall } from "./accept-whats-app-call.server.ts";

type ApiEnv = { Variables: { requestId: string } };

/** WhatsApp's own calls: its question whether the address is ours, and its news. */
export const whatsAppApi = new Hono<ApiEnv>()
  .get("/webhook", (c) => {
    const { whatsapp } = adapters();
    const answer = whatsapp?.answerChallenge(new URL(c.req.url).searchParams) ?? null;
    if (answer !== null) return c.text(answer);
    return problemResponse(whatsapp ? forbidden() : notFound(), c.get("requestId"), c.req.raw.headers);
  })
  .post("/webhook", async (c) => {
    try {
      const rawBody = new Uint8Array(await c.req.arrayBuffer());
      return c.json({ news: await acceptWhatsAppCall(rawBody, c.req.header("x-hub-signature-256") ?? null) });
    } catch (error) {
      noteCause(error);
      return problemResponse(error, c.get("requestId"), c.req.raw.headers);
    }
  });
