import { getActor } from "#app/core/request-context.ts";
import { makeDonationReceipt } from "../server/make-donation-receipt.server.ts";
import type { Route } from "./+types/donation-receipt-page";

export async function loader({ params, context }: Route.LoaderArgs) {
  const { bytes, fileName } = await makeDonationReceipt(await getActor(context), params.donationId);
  return new Response(Uint8Array.from(bytes), {
    headers: {
      "Content-Type": "application/pdf",
      "Content-Disposition": `attachment; filename="${fileName}"`,
      "Cache-Control": "no-store",
      "X-Content-Type-Options": "nosniff",
    },
  });
}
