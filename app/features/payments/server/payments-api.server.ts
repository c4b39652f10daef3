import { Hono } from "hono";
import { problemResponse } from "#app/core/requests/errors.ts";
import { noteCause } from "#app/core/requests/observing/log.server.ts";
import { acceptPaymentWebhook } from "./accept-payment-webhook.server.ts";
import { paymentSettlers } from "./payment-settlers.server.ts";

type ApiEnv = { Variables: { requestId: string } };

/** The gateway's own call. Its signature is its only credential; said twice, it changes nothing. */
export const paymentsApi = new Hono<ApiEnv>().post("/webhook", async (c) => {
  try {
    const done = await acceptPaymentWebhook(await c.req.text(), c.req.raw.headers, paymentSettlers.all());
    return c.json({ outcome: done?.outcome ?? "ignored" });
  } catch (error) {
    noteCause(error);
    return problemResponse(error, c.get("requestId"), c.req.raw.headers);
  }
});
