import { redirect } from "react-router";
import type { Route } from "./+types/preview-picture-page";
import { drawPreview } from "./draw-preview.server.ts";
import { findPreviewTitle } from "./find-preview-title.server.ts";

/** /og/about.png: what a shared link shows. A page without a title of its own gets the house's picture. */
export async function loader({ params }: Route.LoaderArgs) {
  const title = await findPreviewTitle(params.picture.replace(/\.png$/, ""));
  if (title === null) return redirect("/og/scholarsetu.png");
  return new Response(new Uint8Array(await drawPreview(title)), {
    headers: { "Content-Type": "image/png", "Cache-Control": "public, max-age=86400" },
  });
}
