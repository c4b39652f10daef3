import { getActor } from "#app/core/requests/request-context.ts";
import { pageNumber } from "#app/features/documents/page-number.ts";
import { readPaper } from "../server/read-paper.server.ts";
import type { Route } from "./+types/paper-file";

/** The bytes of one paper, for the viewer of the review screen. */
export async function loader({ params, url, context }: Route.LoaderArgs) {
  const download = url.searchParams.has("download");
  const { bytes, headers } = await readPaper(await getActor(context), params.number, params.code, {
    download,
    page: pageNumber(url.searchParams),
  });
  return new Response(bytes, { headers });
}
