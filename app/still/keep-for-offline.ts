/** Long after the page: nothing here helps who is online. */
const waitMs = 3000;

type Page = {
  readonly page: string | null;
  readonly language: string;
  readonly files: readonly string[];
};

/** S31f: pages she has seen open without a network (server/files/service-worker.js). */
export function keepForOffline(prepare?: () => unknown): void {
  setTimeout(() => void begin(prepare).catch(() => undefined), waitMs);
}

async function begin(prepare?: () => unknown): Promise<void> {
  const workers: ServiceWorkerContainer | undefined = navigator.serviceWorker;
  if (!import.meta.env.PROD || !workers) return;
  // Gone within the first seconds: the worker comes with the network.
  if (!workers.controller && navigator.onLine === false)
    await new Promise((go) => addEventListener("online", go, { once: true }));
  await prepare?.();
  await workers.register("/sw.js");
  const { active } = await workers.ready;
  const isFirst = !workers.controller;
  const told: Page = {
    page: isFirst ? location.href : null,
    language: document.documentElement.lang,
    files: isFirst ? performance.getEntriesByType("resource").map(({ name }) => name) : [],
  };
  active?.postMessage(told);
}
