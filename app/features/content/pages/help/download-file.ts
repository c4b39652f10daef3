import { notFound } from "#app/core/requests/errors.ts";
import { languageContext } from "#app/core/requests/request-context.ts";
import { isLanguage } from "#app/core/words/i18n.ts";
import { downloadPdf } from "../../server/download-pdf.server.ts";
import { helpDownloads } from "../../server/help/help-downloads.server.ts";
import type { Route } from "./+types/download-file";

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const download = helpDownloads.find(({ id }) => `${id}.pdf` === params.file);
  if (!download) throw notFound("This file is not here.");
  return new Response(new Uint8Array(await downloadPdf(download, context.get(languageContext))), {
    headers: {
      "Content-Type": "application/pdf",
      "Content-Disposition": `attachment; filename="${download.fileName}"`,
      // By its address alone it would be kept in the language of whoever asked first.
      "Cache-Control": isLanguage(url.searchParams.get("lang"))
        ? "public, max-age=86400"
        : "private, no-cache",
    },
  });
}
