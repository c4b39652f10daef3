import { renderToReadableStream } from "react-dom/server";
import { type EntryContext, type RouterContextProvider, ServerRouter } from "react-router";
import { noteCause } from "#app/core/requests/observing/log.server.ts";
import { nonceContext } from "#app/core/requests/request-context.ts";
import { startAfterPaint } from "#app/layouts/start-after-paint.ts";
import { NonceContext } from "#app/layouts/use-nonce.ts";

export const streamTimeout = 5_000;

/** The page is sent whole: no deferred data here, and a whole page can be kept, hashed and packed. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const nonce = context.get(nonceContext);
  let code = status;
  const stream = await renderToReadableStream(
    <NonceContext value={nonce}>
      <ServerRouter context={routerContext} url={request.url} nonce={nonce} />
    </NonceContext>,
    {
      nonce,
      // React would send a large late part apart and move it into place by script, which not everybody has.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError(error) {
        code = 500;
        noteCause(error);
      },
    },
  );
  await stream.allReady;
  headers.set("Content-Type", "text/html; charset=utf-8");
  return new Response(startAfterPaint(await new Response(stream).text()), { headers, status: code });
}

/** The request's own line tells it, by the page's pattern, should the answer be our fault (server/http/metrics/request-log.ts). */
export function handleError(error: unknown): void {
  noteCause(error);
}
