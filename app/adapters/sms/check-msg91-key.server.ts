import { httpVerdict } from "../http-verdict.ts";
import { OutsideError } from "../outside-error.ts";

type Msg91Key = { baseUrl: string; authKey: string; timeoutMs?: number };

const SERVICE = "sms";

/**
 * The account's balance for transactional SMS, which only the right key is told; null where a gateway in MSG91's
 * manner does not know the question. Throws an OutsideError when it is away or refuses the key.
 */
export async function checkMsg91Key({ baseUrl, authKey, timeoutMs }: Msg91Key): Promise<number | null> {
  const url = `${baseUrl}/api/balance.php?type=4&authkey=${encodeURIComponent(authKey)}`;
  let response: Response;
  let text: string;
  try {
    response = await fetch(url, { redirect: "error", signal: AbortSignal.timeout(timeoutMs ?? 10_000) });
    text = (await response.text()).slice(0, 1000);
  } catch (error) {
    const timedOut = error instanceof Error && error.name === "TimeoutError";
    throw new OutsideError(SERVICE, timedOut ? "timeout" : "unreachable", "away");
  }
  if (response.status === 404) return null;
  if (response.status === 401 || response.status === 403)
    throw new OutsideError(SERVICE, "refused_key", "stopped");
  if (!response.ok) throw new OutsideError(SERVICE, `http_${response.status}`, httpVerdict(response.status));
  const balance = /^\s*"?(-?\d+(?:\.\d+)?)"?\s*$/.exec(text)?.[1];
  if (balance !== undefined) return Number(balance);
  // Refusals come with status 200 and the word "error" or a sentence about the key.
  if (/auth|error|invalid|not allowed|whitelist/i.test(text))
    throw new OutsideError(SERVICE, "refused_key", "stopped");
  return null;
}
