import type { DocumentView } from "./document-view.ts";

/** How an upload is served: never as anything but what it is, and unable to do anything (T23). */
export function fileHeaders(view: DocumentView, options: { download?: boolean } = {}): Headers {
  // Browsers do not show a PDF inside a sandbox, so it is always handed over as a file.
  const isShown = view.mime.startsWith("image/") && !options.download;
  return new Headers({
    "Content-Type": view.mime,
    "Content-Length": String(view.bytes),
    "Content-Disposition": `${isShown ? "inline" : "attachment"}; ${fileNames(view.name)}`,
    "Content-Security-Policy":
      "default-src 'none'; style-src 'unsafe-inline'; sandbox; frame-ancestors 'none'",
    "X-Content-Type-Options": "nosniff",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Referrer-Policy": "no-referrer",
    "Cache-Control": "private, no-store",
  });
}

/** A plain name for old programs, and the real one, in any script, for all others (RFC 6266). */
function fileNames(name: string): string {
  const plain = name.replaceAll(/[^\w.() -]/g, "_");
  const encoded = encodeURIComponent(name).replaceAll(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `filename="${plain}"; filename*=UTF-8''${encoded}`;
}
