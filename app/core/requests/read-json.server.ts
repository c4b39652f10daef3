import { isNestedDeeper } from "../forms/json-depth.ts";
import { badRequest, payloadTooLarge } from "./errors.ts";

const defaultMaxBytes = 64 * 1024;
/** Nothing of ours is nested deeper than this. */
const deepest = 12;

/** The one way from a JSON body to a value: measured while it comes in, its depth looked at before it is parsed. */
export async function readJson(request: Request, maxBytes: number = defaultMaxBytes): Promise<unknown> {
  if (Number(request.headers.get("Content-Length") ?? 0) > maxBytes) throw payloadTooLarge();
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength;
    if (size > maxBytes) throw payloadTooLarge();
    chunks.push(chunk);
  }
  const text = Buffer.concat(chunks).toString("utf8");
  if (isNestedDeeper(text, deepest)) throw badRequest("This is nested too deep.");
  try {
    return JSON.parse(text);
  } catch {
    throw badRequest("The body is not valid JSON.");
  }
}
