import { startFakePushService } from "../../support/fake-push-service.ts";
import { startServer } from "../support/server.ts";
import { freshPhone, signInByPhone } from "../support/sign-in.ts";
import { expect, test } from "../support/test.ts";

test.use({ serviceWorkers: "allow" });

test("a browser is asked by her own press alone, is kept, and is let go again", async ({
  browser,
  healthy,
}) => {
  test.setTimeout(240_000);
  healthy.allow(/other origin/);
  const service = await startFakePushService();
  const server = await startServer({ PUSH_SERVICES: service.host });
  const context = await browser.newContext({
    baseURL: server.url,
    serviceWorkers: "allow",
    permissions: ["notifications"],
  });
  try {
    const page = await context.newPage();
    // The headless browser has no push service of its own: this one stands in, with real keys.
    await page.addInitScript((given) => {
      let isOn = false;
      const subscription = {
        endpoint: given.endpoint,
        toJSON: () => ({ endpoint: given.endpoint, keys: { p256dh: given.p256dh, auth: given.auth } }),
        unsubscribe: async () => {
          isOn = false;
          return true;
        },
      };
      Object.assign(PushManager.prototype, {
        getSubscription: async () => (isOn ? subscription : null),
        subscribe: async () => {
          isOn = true;
          return subscription;
        },
      });
      Notification.requestPermission = async () => "granted";
    }, service.subscription());
    await signInByPhone(page, freshPhone(), "student", "/student/alerts");
    const main = page.getByRole("main");
    await expect(main.getByText("This device does not ring yet.")).toBeVisible();
    await main.getByRole("button", { name: "Ring on this device" }).click();
    await expect(main.getByText("This device rings when there is news.")).toBeVisible();
    await main.getByRole("button", { name: "Ring here no more" }).click();
    await expect(main.getByText("This device does not ring yet.")).toBeVisible();
  } finally {
    await context.close();
    await server.stop();
    await service.close();
  }
});
