import { notFound } from "#app/core/requests/errors.ts";
import { getDemoMessage } from "../server/demo/get-demo-message.server.ts";
import type { Route } from "./+types/demo-letter-file";

/**
 * An e-mail as it looks, for the frame of its page. Letters carry their styles inline, which our own pages never
 * may (X31): so it is a document of its own, under rules of its own, and nothing in it can run.
 */
export async function loader({ params }: Route.LoaderArgs) {
  const { html } = await getDemoMessage(params.id);
  if (html === null) throw notFound();
  return new Response(html, {
    headers: {
      "Content-Type": "text/html; charset=utf-8",
      "Content-Security-Policy":
        "default-src 'none'; style-src 'unsafe-inline'; img-src 'self' data:; frame-ancestors 'self'; sandbox",
      "X-Frame-Options": "SAMEORIGIN",
      "Cache-Control": "no-store",
    },
  });
}
