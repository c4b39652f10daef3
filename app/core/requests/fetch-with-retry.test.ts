import { describe, expect, it } from "vitest";
import { fetchWithRetry } from "./fetch-with-retry.ts";

const busy = () => new Response("", { status: 503, headers: { "X-Busy": "1", "Retry-After": "2" } });

function trial(answers: Response[]) {
  const seen = { calls: 0, pauses: [] as number[], told: [] as boolean[] };
  const plain = async () => {
    seen.calls += 1;
    return answers[Math.min(seen.calls, answers.length) - 1]?.clone() ?? busy();
  };
  const retrying = fetchWithRetry(plain, {
    pause: async (ms) => void seen.pauses.push(ms),
    tell: (isWaiting) => void seen.told.push(isWaiting),
  });
  return { seen, retrying };
}

describe("a busy server", () => {
  const page = new URL("http://127.0.0.1/apply.data");

  it("is asked again by itself, after the time it named and longer each time, and the page is told", async () => {
    const { seen, retrying } = trial([busy(), busy(), new Response("done")]);
    expect(await (await retrying(page, { method: "POST", body: "x=1" })).text()).toBe("done");
    expect(seen.calls).toBe(3);
    const [first = 0, second = 0] = seen.pauses;
    expect(first).toBeGreaterThanOrEqual(1600);
    expect(first).toBeLessThanOrEqual(2400);
    expect(second).toBeGreaterThanOrEqual(2400);
    expect(seen.told).toEqual([true, false]);
  });

  it("is left alone after six tries; other answers and other addresses are not repeated", async () => {
    const tired = trial([busy()]);
    expect((await tired.retrying(page)).status).toBe(503);
    expect(tired.seen.calls).toBe(6);
    const broken = trial([new Response("", { status: 503 })]);
    expect((await broken.retrying(page)).status).toBe(503);
    expect(broken.seen.calls).toBe(1);
    const saving = trial([busy()]);
    await saving.retrying("/apply/save");
    expect(saving.seen.calls).toBe(1);
  });
});

describe("no network", () => {
  const page = new URL("http://127.0.0.1/scholarships.data");
  const lost = new TypeError("Failed to fetch");

  it("is waited for before anything is sent, so that a form is sent once", async () => {
    const seen: string[] = [];
    let comesBack = () => {};
    const network = new Promise<void>((go) => {
      comesBack = go;
    });
    const retrying = fetchWithRetry(
      async () => {
        seen.push("sent");
        return new Response("done");
      },
      { connected: () => network, tell: () => {} },
    );
    const answer = retrying(page, { method: "POST", body: "x=1" });
    await Promise.resolve();
    expect(seen).toEqual([]);
    comesBack();
    expect(await (await answer).text()).toBe("done");
    expect(seen).toEqual(["sent"]);
  });

  it("lost on the way: a read is asked again, what was sent is not", async () => {
    let calls = 0;
    const flaky = fetchWithRetry(
      async () => {
        calls += 1;
        if (calls % 2 === 1) throw lost;
        return new Response("done");
      },
      { pause: async () => {}, connected: async () => {} },
    );
    expect(await (await flaky(page)).text()).toBe("done");
    expect(calls).toBe(2);
    await expect(flaky(page, { method: "POST", body: "x=1" })).rejects.toBe(lost);
    expect(calls).toBe(3);
  });
});
