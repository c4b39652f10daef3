import { Readable } from "node:stream";
import { getActor } from "#app/core/requests/request-context.ts";
import { readNomineeCopy } from "../server/nominees/read-nominee-copy.server.ts";
import type { Route } from "./+types/nominee-copy-file";

/** I7c: what a nominee was let to fetch, as one archive. The address holds for ten minutes. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const archive = await readNomineeCopy(await getActor(context), params.key);
  return new Response(Readable.toWeb(Readable.from(archive)) as ReadableStream, {
    headers: {
      "Content-Type": "application/zip",
      "Content-Disposition": 'attachment; filename="scholarsetu-data.zip"',
      "Cache-Control": "no-store",
    },
  });
}
