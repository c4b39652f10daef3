import { type LoaderFunctionArgs, redirect } from "react-router";
import { getActor } from "#app/core/requests/request-context.ts";
import { pagesPath } from "../document-view.ts";
import { pageNumber } from "../page-number.ts";
import { isShownAsPages } from "../server/pdf/is-shown-as-pages.server.ts";
import { readDocument } from "../server/read-document.server.ts";

/** The bytes of one document; a resource, not a page to look at. Who may only see pictures is led to their page. */
export async function loader({ params, request, context }: LoaderFunctionArgs): Promise<Response> {
  const actor = await getActor(context);
  const id = params.id ?? "";
  const { searchParams } = new URL(request.url);
  if (!searchParams.has("page") && (await isShownAsPages(actor, id))) return redirect(pagesPath(id));
  const { bytes, headers } = await readDocument(actor, id, {
    download: searchParams.has("download"),
    page: pageNumber(searchParams),
  });
  return new Response(bytes, { headers });
}
