import { Readable } from "node:stream";
import { methodNotAllowed } from "#app/core/requests/errors.ts";
import { getActor } from "#app/core/requests/request-context.ts";
import { exportOwnData } from "../server/own-data/export-own-data.server.ts";
import type { Route } from "./+types/export-data-file";

export function loader(): never {
  throw methodNotAllowed(["POST"]);
}

/** T36: everything held about the one who asks, as one archive. A post, because it is recorded and counted. */
export async function action({ context }: Route.ActionArgs) {
  const archive = await exportOwnData(await getActor(context));
  return new Response(Readable.toWeb(Readable.from(archive)) as ReadableStream, {
    headers: {
      "Content-Type": "application/zip",
      "Content-Disposition": 'attachment; filename="scholarsetu-my-data.zip"',
      "Cache-Control": "no-store",
    },
  });
}
