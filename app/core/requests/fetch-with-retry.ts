const tries = 6;

/** Heard by whoever shows it: true while we wait for a place, false when the answer has come. */
export const waitingEvent = "scholarsetu:waiting";

type Fetch = typeof fetch;
type RetryOptions = {
  pause?: (ms: number) => Promise<void>;
  tell?: (isWaiting: boolean) => void;
  connected?: () => Promise<void>;
  /** Which requests wait; those of the router where nothing is said. */
  takes?: (input: RequestInfo | URL) => boolean;
};

/**
 * Pages and forms go through React Router, which would show an error page for a busy server and lose what was
 * typed from sight. An answer with X-Busy says that nothing was done yet, so the same request may be sent
 * again: politely, after the time the server names, longer each time, and never all at the same moment.
 * Without a network nothing is sent until there is one, and a read that got lost on the way is asked again; what
 * was sent may have arrived, so that is told.
 */
export function fetchWithRetry(plain: Fetch, options: RetryOptions = {}): Fetch {
  const { pause = sleep, tell = tellPage, connected = networkIsBack, takes = isPageData } = options;
  return async (input, init) => {
    if (!takes(input)) return plain(input, init);
    const isRead = (init?.method ?? "GET") === "GET";
    const reach = async (left: number): Promise<Response> => {
      await connected();
      return plain(input, init).catch(async (error: unknown) => {
        if (!isRead || left === 0 || init?.signal?.aborted) throw error;
        await pause(2000);
        return reach(left - 1);
      });
    };
    let answer = await reach(2);
    if (!isBusy(answer)) return answer;
    tell(true);
    try {
      for (let attempt = 1; attempt < tries && isBusy(answer); attempt += 1) {
        await pause(waitMs(answer, attempt));
        if (init?.signal?.aborted) break;
        answer = await plain(input, init);
      }
      return answer;
    } finally {
      tell(false);
    }
  };
}

function isBusy(answer: Response): boolean {
  return answer.status === 503 && answer.headers.has("X-Busy");
}

/** The addresses React Router asks for; a body it gives may be sent twice (it is text or a form, no stream). */
function isPageData(input: RequestInfo | URL): boolean {
  return input instanceof URL && input.pathname.endsWith(".data");
}

function waitMs(answer: Response, attempt: number): number {
  const asked = Number(answer.headers.get("Retry-After")) || 3;
  return Math.min(30_000, asked * 1000 * 1.5 ** (attempt - 1)) * (0.8 + Math.random() * 0.4);
}

function sleep(ms: number): Promise<void> {
  return new Promise((go) => setTimeout(go, ms));
}

/** At once, unless the phone knows that it has none. */
function networkIsBack(): Promise<void> {
  if (navigator.onLine !== false) return Promise.resolve();
  return new Promise((go) => addEventListener("online", () => go(), { once: true }));
}

function tellPage(isWaiting: boolean): void {
  window.dispatchEvent(new CustomEvent(waitingEvent, { detail: isWaiting }));
}
