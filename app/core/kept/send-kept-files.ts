import { type KeptFile, keptFiles } from "./kept-files.ts";

/** One at a time, in all tabs and in the worker: nothing goes twice. */
const lock = "scholarsetu-files";

/** As the server answered. */
export type KeptAnswer = { readonly status: number; readonly body: unknown };

/** Sends what waits for this form. Says whether nothing is left waiting. */
export function sendKeptFiles(
  owner: string,
  place: string,
  take: (kept: KeptFile, answer: KeptAnswer) => void,
): Promise<boolean> {
  return navigator.locks.request(lock, async () => {
    const waiting = (await keptFiles.list(owner)).filter((kept) => kept.place === place);
    for (const kept of waiting) {
      const answer = await send(kept);
      if (!answer) return false;
      await keptFiles.drop(kept);
      take(kept, answer);
    }
    return true;
  });
}

/** Null: nobody was reached, nobody is signed in any more, or the server asks for patience. It waits on. */
async function send({ to, file }: KeptFile): Promise<KeptAnswer | null> {
  const body = new FormData();
  for (const [name, value] of to.fields) body.append(name, value);
  body.append(to.name, file, file.name);
  try {
    const answer = await fetch(to.address, { method: "POST", body, headers: { Accept: "application/json" } });
    return isTaken(answer) ? { status: answer.status, body: await answer.json() } : null;
  } catch {
    return null;
  }
}

/** Our own word on it, a yes or a no; the service worker judges by the same. */
export function isTaken({ status, redirected, headers }: Response): boolean {
  const isOurs = !redirected && /json/.test(headers.get("Content-Type") ?? "");
  return isOurs && status < 500 && ![401, 403, 408, 425, 429].includes(status);
}

/**
 * The browser sends it when the network is back, even where no page is open; where it cannot, the next page that opens
 * does, whichever it is. On a first visit the worker comes seconds after the page: it is waited for.
 */
export async function askToSendLater(): Promise<void> {
  const worker = (await navigator.serviceWorker?.ready) as
    | (ServiceWorkerRegistration & { sync?: { register(tag: string): Promise<void> } })
    | undefined;
  await worker?.sync?.register("files").catch(() => undefined);
}
