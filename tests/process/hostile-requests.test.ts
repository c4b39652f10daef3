import { Agent, request } from "node:http";
import { connect } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type RunningServer, startServer } from "../journeys/support/server.ts";

const megabyte = 1024 * 1024;
const boundary = "----large-form";
let server: RunningServer;
let cookie = "";
const headers = { "Sec-Fetch-Site": "same-origin" };

beforeAll(async () => {
  server = await startServer({ LOG_LEVEL: "debug", TRUSTED_PROXIES: "1" });
  cookie = await signIn();
});
afterAll(() => server.stop());

type Answer = { status: number; text: string; sent: number };
type Sending = {
  path: string;
  /** As declared; null sends in pieces, without a length. */
  length: number | null;
  chunks: Iterable<Buffer>;
  pauseMs?: number;
  headers?: Record<string, string>;
};

/** Sends all it has, whatever is answered meanwhile, as a browser does. Any reset on the way is a failure. */
function post({ path, length, chunks, pauseMs = 0, headers = {} }: Sending): Promise<Answer> {
  return new Promise((done, failed) => {
    let sent = 0;
    const call = request(`${server.url}${path}`, {
      method: "POST",
      headers: {
        "Content-Type": `multipart/form-data; boundary=${boundary}`,
        "Sec-Fetch-Site": "same-origin",
        Accept: "text/html",
        Cookie: cookie,
        ...(length !== null && { "Content-Length": String(length) }),
        ...headers,
      },
    });
    call.on("error", failed);
    const read = new Promise<Omit<Answer, "sent">>((whole) =>
      call.on("response", (answer) => {
        const parts: Buffer[] = [];
        answer.on("data", (part: Buffer) => parts.push(part));
        answer.on("error", failed);
        answer.on("end", () =>
          whole({ status: answer.statusCode ?? 0, text: Buffer.concat(parts).toString() }),
        );
      }),
    );
    void (async () => {
      for (const chunk of chunks) {
        if (!call.write(chunk)) await new Promise((go) => call.once("drain", go));
        sent += chunk.length;
        if (pauseMs > 0) await new Promise((go) => setTimeout(go, pauseMs));
      }
      if (length === null || sent === length) call.end();
      done({ ...(await read), sent });
    })().catch(failed);
  });
}

const field = (name: string, value: string) =>
  Buffer.from(`--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`);
const fileHead = Buffer.from(
  `--${boundary}\r\nContent-Disposition: form-data; name="aadhaarImage"; filename="film.jpg"\r\nContent-Type: image/jpeg\r\n\r\n`,
);
const end = Buffer.from(`\r\n--${boundary}--\r\n`);

function* formWithFile(megabytes: number): Generator<Buffer> {
  yield field("intent", "save");
  yield field("name", "Asha Rao");
  yield fileHead;
  const piece = Buffer.alloc(megabyte, 7);
  for (let index = 0; index < megabytes; index += 1) yield piece;
  yield end;
}
const lengthOf = (chunks: Iterable<Buffer>) => [...chunks].reduce((sum, { length }) => sum + length, 0);

async function signIn(): Promise<string> {
  const send = new URLSearchParams({ intent: "send", phone: "8123456780", type: "student" });
  const sent = await fetch(`${server.url}/login`, {
    method: "POST",
    body: send,
    headers,
    redirect: "manual",
  });
  const login = cookiesOf(sent);
  const asked = await fetch(`${server.url}/login`, { headers: { Cookie: login } });
  const state = (await asked.text()).match(/name="state" value="([^"]+)"/)?.[1] ?? "";
  const answer = await fetch(`${server.url}/login`, {
    method: "POST",
    body: new URLSearchParams({ intent: "verify", otp: "123456", state }),
    headers: { ...headers, Cookie: login },
    redirect: "manual",
  });
  expect(answer.status).toBe(302);
  return cookiesOf(answer);
}

const cookiesOf = (answer: Response) =>
  answer.headers
    .getSetCookie()
    .map((line) => line.split(";")[0])
    .join("; ");

test("T27: an address that cannot be read gets help and status 400, and no address is in the log", async () => {
  for (const path of ["/%E0%A4%A-asha-9876543210", "/scholarships/%E0%A4%A-asha-9876543210?lang=te"]) {
    const answer = await fetch(`${server.url}${path}`, { headers: { Accept: "text/html" } });
    expect(answer.status, path).toBe(400);
    const text = await answer.text();
    expect(text, path).toContain(path.includes("lang=te") ? "ఈ పేజీ ఇక్కడ లేదు" : "This page is not here");
    expect(answer.headers.get("content-security-policy")).toContain("nonce-");
  }
  expect((await fetch(`${server.url}/scholarships/%E0%A4%A-asha.data`)).status).toBe(400);
  expect((await fetch(`${server.url}/scholarships/asha-9876543210`)).status).toBe(404);
  expect((await fetch(`${server.url}/%E0%A4%A-asha`, { method: "POST", headers })).status).toBe(400);
  expect(server.output()).toContain('"route":"/scholarships/:slug"');
  expect(server.output()).not.toMatch(/E0%A4|asha|9876543210-|malformed/);
});

for (const isDeclared of [true, false]) {
  test(`a file of 40 MB, ${isDeclared ? "declared" : "in pieces"}: its field says so, and the rest is kept`, async () => {
    const length = isDeclared ? lengthOf(formWithFile(40)) : null;
    const answer = await post({ path: "/otr-registration", length, chunks: formWithFile(40) });
    expect(answer.status).toBe(422);
    expect(answer.text).toContain("larger than 5 MB");
    expect(answer.text).toContain('value="Asha Rao"');
  });
}

test("past what any form may have, sent slowly to its end: a page that says how large, in three languages", async () => {
  // 8 MB over two seconds, of a declared 200: the answer comes without a reset, though it is long decided.
  const chunks = Array.from({ length: 16 }, () => Buffer.alloc(megabyte / 2, 7));
  const length = 200 * megabyte;
  const answer = await post({ path: "/otr-registration", length, chunks, pauseMs: 125 });
  expect(answer.status).toBe(413);
  expect(answer.sent).toBe(8 * megabyte);
  expect(answer.text).toContain("A file may have up to 5 MB.");
  expect(answer.text).toContain("Back to the form");
  expect(answer.text).toMatch(/<h1[^>]*>Too large/);
  const telugu = { Cookie: `${cookie}; lang=te` };
  const other = await post({ path: "/apply", length, chunks: chunks.slice(0, 1), headers: telugu });
  expect([other.status, other.text.includes("ఒక ఫైల్ గరిష్ఠంగా 5 MB")]).toEqual([413, true]);
});

test("past it in pieces, without a length, it is the same; a machine gets a problem", async () => {
  const answer = await post({ path: "/otr-registration", length: null, chunks: formWithFile(130) });
  expect(answer.status).toBe(413);
  expect(answer.text).toContain("A file may have up to 5 MB.");
  const api = await post({
    path: "/api/v1/registration",
    length: 200 * megabyte,
    chunks: [Buffer.alloc(megabyte)],
    headers: { Accept: "application/json" },
  });
  expect(api.status).toBe(413);
  expect(JSON.parse(api.text)).toMatchObject({ code: "payload_too_large" });
});

test("X5: who connects and does not say what they want is let go after 15 seconds; others are answered meanwhile", async () => {
  const { port, hostname } = new URL(server.url);
  const began = performance.now();
  const answer = new Promise<string>((done, failed) => {
    const socket = connect(Number(port), hostname, () =>
      socket.write("GET / HTTP/1.1\r\nHost: x\r\nX-Slow: "),
    );
    let text = "";
    socket.on("data", (part) => {
      text += part.toString();
    });
    socket.on("close", () => done(text));
    socket.on("error", failed);
  });
  expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
  expect(await answer).toMatch(/^HTTP\/1\.1 408 /);
  const seconds = (performance.now() - began) / 1000;
  expect(seconds).toBeGreaterThan(14);
  expect(seconds).toBeLessThan(60);
});

test("T50: of one client with 200 connections most wait for their refusal, and nobody else is refused", async () => {
  const agent = new Agent({ keepAlive: true, maxSockets: 200 });
  const ask = (path: string, address: string, by?: Agent) =>
    new Promise<{ status: number; ms: number }>((done) => {
      const began = performance.now();
      const headers = { "X-Forwarded-For": address, Accept: "text/html" };
      const call = request(`${server.url}${path}`, { headers, agent: by }, (answer) => {
        answer.resume();
        answer.on("end", () => done({ status: answer.statusCode ?? 0, ms: performance.now() - began }));
      });
      call.on("error", () => done({ status: 0, ms: performance.now() - began }));
      call.end();
    });
  let isOn = true;
  let held = 0;
  const attack = Array.from({ length: 200 }, async (_, index) => {
    for (let turn = 0; isOn; turn += 1) {
      const { status, ms } = await ask(`/nowhere/${index}-${turn}`, "6.6.6.6", agent);
      if (status === 503 && ms > 2500) held += 1;
    }
  });
  const others: number[] = [];
  // However slow the machine is: until what is asked about has happened, or could have many times.
  while (others.length < 120 && held < 150) {
    others.push((await ask("/login", "7.7.7.7")).status);
    await new Promise((go) => setTimeout(go, 250));
  }
  isOn = false;
  await Promise.all(attack);
  agent.destroy();
  expect(others.filter((status) => status !== 200)).toEqual([]);
  expect(held).toBeGreaterThanOrEqual(150);
});
