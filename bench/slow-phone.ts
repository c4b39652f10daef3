import type { Browser, BrowserContext, CDPSession, Page } from "playwright-core";

const slow = { latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750, cpu: 4 };

type Phone = { readonly context: BrowserContext; readonly page: Page; readonly cdp: CDPSession };

/** A phone of 360 px that has never been here: a context of its own has no cache. */
export async function openPhone(within: Browser): Promise<Phone> {
  const context = await within.newContext({
    viewport: { width: 360, height: 740 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
    // It begins long after the page and is no part of what it costs.
    serviceWorkers: "block",
  });
  const page = await context.newPage();
  return { context, page, cdp: await context.newCDPSession(page) };
}

/** A round trip of 150 ms, 1.6 Mbit a second, and a quarter of this machine. */
export async function slowDown({ cdp }: Phone): Promise<void> {
  const { cpu, ...network } = slow;
  await cdp.send("Network.emulateNetworkConditions", { offline: false, ...network });
  await cdp.send("Emulation.setCPUThrottlingRate", { rate: cpu });
}
