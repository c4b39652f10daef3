import { redirect } from "react-router";
import { defaultLanguage, isLanguage } from "#app/core/words/i18n.ts";
import type { Route } from "./+types/preview-picture-file";
import { drawPreview } from "./draw-preview.server.ts";
import { findPreviewTitle } from "./find-preview-title.server.ts";

/** /og/about.png, /og/about.te.png: what a shared link shows. A page without a title of its own gets the house's. */
export async function loader({ params }: Route.LoaderArgs) {
  const [name = "", code] = params.picture.replace(/\.png$/, "").split(".");
  const language = isLanguage(code) ? code : defaultLanguage;
  const title = await findPreviewTitle(name, language);
  if (title === null) return redirect("/og/scholarsetu.png");
  return new Response(new Uint8Array(await drawPreview(title)), {
    headers: { "Content-Type": "image/png", "Cache-Control": "public, max-age=86400" },
  });
}
