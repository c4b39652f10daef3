import type { LoaderFunctionArgs } from "react-router";
import { getActor } from "#app/core/request-context.ts";
import { readDocument } from "../server/read-document.server.ts";

/** The bytes of one document; a resource, not a page to look at. */
export async function loader({ params, request, context }: LoaderFunctionArgs): Promise<Response> {
  const actor = await getActor(context);
  const download = new URL(request.url).searchParams.has("download");
  const { bytes, headers } = await readDocument(actor, params.id ?? "", { download });
  return new Response(bytes, { headers });
}
