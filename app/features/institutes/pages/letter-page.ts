import { getActor } from "#app/core/request-context.ts";
import { drawLetter } from "../server/draw-letter.server.ts";
import type { Route } from "./+types/letter-page";

export async function loader({ params, context }: Route.LoaderArgs) {
  const { pdf, number } = await drawLetter(await getActor(context), params.letterId);
  return new Response(new Uint8Array(pdf), {
    headers: {
      "Content-Type": "application/pdf",
      "Content-Disposition": `attachment; filename="bonafide-${number}.pdf"`,
      "Content-Length": String(pdf.byteLength),
      "Cache-Control": "private, no-store",
      "X-Content-Type-Options": "nosniff",
    },
  });
}
