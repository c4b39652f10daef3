import { getActor } from "#app/core/request-context.ts";
import { makeAwardReceipt } from "../server/make-award-receipt.server.ts";
import type { Route } from "./+types/award-receipt-page";

export async function loader({ params, context }: Route.LoaderArgs) {
  const { bytes, fileName } = await makeAwardReceipt(await getActor(context), params.awardId);
  return new Response(Uint8Array.from(bytes), {
    headers: {
      "Content-Type": "application/pdf",
      "Content-Disposition": `attachment; filename="${fileName}"`,
      "Cache-Control": "no-store",
      "X-Content-Type-Options": "nosniff",
    },
  });
}
