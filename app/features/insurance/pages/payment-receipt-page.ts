import { getActor } from "#app/core/request-context.ts";
import { makePaymentReceipt } from "../server/make-payment-receipt.server.ts";
import type { Route } from "./+types/payment-receipt-page";

export async function loader({ params, context }: Route.LoaderArgs) {
  const { bytes, fileName } = await makePaymentReceipt(await getActor(context), params.paymentId);
  return new Response(Uint8Array.from(bytes), {
    headers: {
      "Content-Type": "application/pdf",
      "Content-Disposition": `attachment; filename="${fileName}"`,
      "Cache-Control": "no-store",
      "X-Content-Type-Options": "nosniff",
    },
  });
}
