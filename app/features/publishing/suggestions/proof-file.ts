import { getActor } from "#app/core/requests/request-context.ts";
import { pageNumber } from "#app/features/documents/page-number.ts";
import type { Route } from "./+types/proof-file";
import { readProof } from "./server/read-proof.server.ts";

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const { bytes, headers } = await readProof(await getActor(context), params.suggestionId, {
    page: pageNumber(url.searchParams),
  });
  return new Response(bytes, { headers });
}
