import { notFound } from "#app/core/errors.ts";
import { languageContext } from "#app/core/request-context.ts";
import { helpDownloads } from "../data/help-downloads.ts";
import { downloadPdf } from "../server/download-pdf.server.ts";
import type { Route } from "./+types/download-page";

export async function loader({ params, context }: Route.LoaderArgs) {
  const download = helpDownloads.find(({ id }) => `${id}.pdf` === params.file);
  if (!download) throw notFound("This file is not here.");
  return new Response(new Uint8Array(await downloadPdf(download, context.get(languageContext))), {
    headers: {
      "Content-Type": "application/pdf",
      "Content-Disposition": `attachment; filename="${download.fileName}"`,
      "Cache-Control": "public, max-age=86400",
    },
  });
}
