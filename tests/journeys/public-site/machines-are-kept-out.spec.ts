import { startServer } from "../support/server.ts";
import { expect, test } from "../support/test.ts";

let count = 0;
function letter(): Record<string, string> {
  count += 1;
  return {
    name: "Machine",
    email: `machine${count}@example.org`,
    phone: "9876500033",
    subject: "general-query",
    message: "buy now",
    took: "9000",
  };
}

test("the contact form keeps machines out by a hidden field, haste and a rate; a forged address does not help (T32)", async ({
  request,
}) => {
  // A server of its own: the others of this run shall go on writing.
  const server = await startServer();
  const post = (form: Record<string, string>, from = "1.1.1.1") =>
    request.post(`${server.url}/contact`, {
      headers: { Origin: server.url, "X-Forwarded-For": from },
      form,
      maxRedirects: 0,
    });
  try {
    const trapped = await post({ ...letter(), website: "https://spam.example" });
    expect(trapped.status()).toBe(422);
    expect(await trapped.text()).toContain("hidden field");
    const hasty = await post({ ...letter(), took: "400" });
    expect(hasty.status()).toBe(422);
    expect(await hasty.text()).toContain("very quick");

    let answer = await post(letter());
    expect(answer.status()).toBe(302);
    let sent = 1;
    for (; sent < 40 && answer.status() === 302; sent += 1) answer = await post(letter(), `9.9.9.${sent}`);
    expect(sent).toBeGreaterThan(10);
    expect(answer.status()).toBe(429);
    expect(Number(answer.headers()["retry-after"])).toBeGreaterThan(0);
    // Even then nothing that was typed is lost.
    expect(await answer.text()).toContain("buy now");
  } finally {
    await server.stop();
  }
});
