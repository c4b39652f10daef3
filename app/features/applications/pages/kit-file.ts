import { getActor } from "#app/core/requests/request-context.ts";
import { makeKit } from "../server/papers/make-kit.server.ts";
import type { Route } from "./+types/kit-file";

export async function loader({ params, context }: Route.LoaderArgs) {
  const { bytes, fileName } = await makeKit(await getActor(context), params.number);
  return new Response(Uint8Array.from(bytes), {
    headers: {
      "Content-Type": "application/zip",
      "Content-Disposition": `attachment; filename="${fileName}"`,
      "Content-Length": String(bytes.byteLength),
      "Cache-Control": "private, no-store",
    },
  });
}
