import { httpVerdict } from "./http-verdict.ts";
import { OutsideError } from "./outside-error.ts";

type JsonCall = {
  service: string;
  url: string;
  method?: "GET" | "POST";
  headers?: Record<string, string>;
  body?: unknown;
  timeoutMs?: number;
  /** For services that say in the body of a refusal whom it concerns; null where that could not be read. */
  refusal?: (status: number, body: Record<string, unknown> | null) => OutsideError;
};

const MAX_ANSWER_BYTES = 256 * 1024;

/** One JSON request to an outside service; every way it can go wrong becomes an OutsideError. */
export async function callJson(call: JsonCall): Promise<Record<string, unknown>> {
  const { service } = call;
  let response: Response;
  let text: string;
  try {
    response = await fetch(call.url, {
      method: call.method ?? "POST",
      // A redirect would send the credentials to an address nobody configured.
      redirect: "error",
      headers: { accept: "application/json", "content-type": "application/json", ...call.headers },
      body: call.body === undefined ? undefined : JSON.stringify(call.body),
      signal: AbortSignal.timeout(call.timeoutMs ?? 10_000),
    });
    text = await readBounded(response);
  } catch (error) {
    if (error instanceof OutsideError) throw error;
    const timedOut = error instanceof Error && error.name === "TimeoutError";
    throw new OutsideError(service, timedOut ? "timeout" : "unreachable", "away");
  }
  const parsed = parseObject(text);
  if (!response.ok)
    throw (
      call.refusal?.(response.status, parsed) ??
      new OutsideError(service, `http_${response.status}`, httpVerdict(response.status))
    );
  if (parsed) return parsed;
  // An unreadable answer and a wrong one are treated alike. The request may have been carried out, so only a caller with an idempotency key should try again.
  throw new OutsideError(service, "unreadable_answer", "away");

  async function readBounded(answer: Response): Promise<string> {
    let size = 0;
    const chunks: Uint8Array[] = [];
    for await (const chunk of answer.body ?? []) {
      size += chunk.byteLength;
      if (size > MAX_ANSWER_BYTES) throw new OutsideError(service, "answer_too_long", "away");
      chunks.push(chunk);
    }
    return Buffer.concat(chunks).toString("utf8");
  }
}

function parseObject(text: string): Record<string, unknown> | null {
  try {
    const parsed: unknown = JSON.parse(text);
    const isObject = typeof parsed === "object" && parsed !== null && !Array.isArray(parsed);
    return isObject ? (parsed as Record<string, unknown>) : null;
  } catch {
    return null;
  }
}
