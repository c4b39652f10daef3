import type { Context, MiddlewareHandler } from "hono";
import { payloadTooLarge, problemResponse } from "#app/core/errors.ts";
import { maxFormBytes } from "#app/features/documents/file-rules.ts";
import type { ServerEnv } from "../hono-env.ts";
import { refuseAsPage } from "./refuse-as-page.ts";

const largestOther = 32 * 1024 * 1024;

/** What is too large for any field to say so gets the error page, in the reader's language, or a problem. */
export function limitBody(): MiddlewareHandler<ServerEnv> {
  return async (c, next) => {
    if (c.req.method === "GET" || c.req.method === "HEAD") return next();
    const isForm = /^multipart\/form-data\b/i.test(c.req.header("content-type") ?? "");
    const most = isForm ? maxFormBytes : largestOther;
    const declared = c.req.header("content-length");
    if (declared !== undefined && c.req.header("transfer-encoding") === undefined) {
      return Number(declared) > most ? refuse(c, next) : next();
    }
    const { raw } = c.req;
    // Sent in pieces, nobody knows how many: counted as they come, and the reader is told.
    if (raw.body)
      c.req.raw = new Request(raw, { body: counted(raw.body, most), duplex: "half" } as RequestInit);
    return next();
  };
}

function refuse(c: Context<ServerEnv>, next: () => Promise<void>): Promise<void> | Response {
  const problem = payloadTooLarge();
  if (c.req.path.startsWith("/api/")) return problemResponse(problem, c.get("requestId"));
  return refuseAsPage(c, problem, next);
}

function counted(body: ReadableStream<Uint8Array>, most: number): ReadableStream<Uint8Array> {
  let size = 0;
  return body.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        size += chunk.byteLength;
        if (size > most) controller.error(payloadTooLarge());
        else controller.enqueue(chunk);
      },
    }),
  );
}
