import { getActor } from "#app/core/request-context.ts";
import { makeReceipt } from "../server/make-receipt.server.ts";
import type { Route } from "./+types/receipt-pdf-page";

export async function loader({ params, context }: Route.LoaderArgs) {
  const { bytes, fileName } = await makeReceipt(await getActor(context), params.number);
  return new Response(Uint8Array.from(bytes), {
    headers: {
      "Content-Type": "application/pdf",
      "Content-Disposition": `attachment; filename="${fileName}"`,
      "Cache-Control": "no-store",
      "X-Content-Type-Options": "nosniff",
    },
  });
}
