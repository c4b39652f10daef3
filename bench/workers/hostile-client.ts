// The hostile client of bench:hostile, in a thread of its own so that its work does not slow our clock: 200 connections
// from one address, 500 requests a second of one kind, or of all kinds while half of the connections only drip. It
// calls 127.0.0.1 alone, and rests by itself after `mostSeconds`, whatever becomes of who started it.
import { Agent, request } from "node:http";
import { parentPort, workerData } from "node:worker_threads";

const { port, perSecond, connections, mostSeconds } = workerData as {
  port: number;
  perSecond: number;
  connections: number;
  mostSeconds: number;
};
const address = "6.6.6.6";
const agent = new Agent({ keepAlive: true, maxSockets: connections });
const answers: Record<string, number> = {};
let isOn = false;
let underWay = 0;

const any = () => Math.random().toString(36).slice(2);
const phone = () => `9${String(Math.floor(Math.random() * 1e9)).padStart(9, "0")}`;
const form = (fields: Record<string, string>) => new URLSearchParams(fields).toString();
const deep = "[".repeat(900_000);

type Kind = { path: () => string; body?: () => string; type?: string };
const json = "application/json";
const send = () => form({ intent: "send", phone: phone(), type: "student", state: "", otp: "", next: "" });
const kinds: Record<string, Kind> = {
  "cache misses": { path: () => `/?zz=${any()}` },
  "cache misses by utm": { path: () => `/faq?utm_source=${any()}` },
  searches: { path: () => `/scholarships?q=${any()}` },
  "API searches": { path: () => `/api/v1/scholarships?search=${any()}` },
  "unknown pages": { path: () => `/nowhere/${any()}` },
  "closed pages": { path: () => "/student/dashboard" },
  "deep JSON": { path: () => "/api/v1/registration/verify-mobile", body: () => deep, type: json },
  "OTP requests": { path: () => "/login", body: send },
  "OTP requests by API": {
    path: () => "/api/v1/registration/verify-mobile",
    body: () => JSON.stringify({ mobileNumber: phone() }),
    type: json,
  },
  "login posts": {
    path: () => "/admin",
    body: () => form({ email: "admin@scholarsetu.example", password: any() }),
  },
  "forged decisions": { path: () => "/verify-decision", body: () => form({ text: deep.slice(0, 100_000) }) },
};

function head(type: string, more: Record<string, string | number> = {}) {
  return {
    Accept: "text/html",
    "X-Forwarded-For": address,
    Origin: `http://127.0.0.1:${port}`,
    "Content-Type": type,
    ...more,
  };
}

function shoot({ path, body, type = "application/x-www-form-urlencoded" }: Kind): void {
  const text = body?.();
  underWay += 1;
  const sent = request(
    {
      host: "127.0.0.1",
      port,
      path: path(),
      agent,
      method: text === undefined ? "GET" : "POST",
      headers: text === undefined ? { Accept: "text/html", "X-Forwarded-For": address } : head(type),
    },
    (answer) => {
      const key = String(answer.statusCode);
      answers[key] = (answers[key] ?? 0) + 1;
      answer.resume();
    },
  );
  sent.on("error", () => {
    answers.cut = (answers.cut ?? 0) + 1;
  });
  sent.on("close", () => {
    underWay -= 1;
  });
  sent.end(text);
}

/** Says that much is coming, and sends a byte every three seconds. */
function drip(index: number): void {
  if (!isOn) return;
  const type = index % 2 ? "multipart/form-data; boundary=x" : "application/x-www-form-urlencoded";
  const sent = request({
    host: "127.0.0.1",
    port,
    path: index % 2 ? "/contact" : "/login",
    agent: false,
    method: "POST",
    headers: head(type, { "Content-Length": 500_000 }),
  });
  const timer = setInterval(() => sent.write("a"), 3000);
  const again = () => {
    clearInterval(timer);
    clearInterval(watch);
    sent.destroy();
    setTimeout(() => drip(index), 200);
  };
  const watch = setInterval(() => !isOn && again(), 100);
  sent.on("error", again);
  sent.on("response", (answer) => {
    answer.resume();
    again();
  });
  sent.flushHeaders();
}

/** What it does now: a kind, "slow uploads", "all together", or nothing. */
let doing: string | null = null;
let shots = 0;
let due = 0;
let until = 0;
const all = Object.values(kinds);

setInterval(() => {
  if (performance.now() > until) isOn = false;
  const alone = kinds[doing ?? ""];
  const most = doing === "all together" ? connections / 2 : connections;
  // By the clock, whether or not the earlier ones were answered, as far as its connections reach.
  while (isOn && doing !== "slow uploads" && due < performance.now()) {
    due += 1000 / perSecond;
    const kind = alone ?? all[shots % all.length];
    if (!kind || underWay >= most) continue;
    shots += 1;
    shoot(kind);
  }
}, 10);

parentPort?.on("message", (word: string) => {
  if (word === "kinds")
    return parentPort?.postMessage([...Object.keys(kinds), "slow uploads", "all together"]);
  if (word === "rest") {
    isOn = false;
    parentPort?.postMessage({ shots, answers: { ...answers } });
    shots = 0;
    for (const key of Object.keys(answers)) delete answers[key];
    return;
  }
  doing = word;
  due = performance.now();
  until = due + mostSeconds * 1000;
  isOn = true;
  const slow = word === "slow uploads" ? connections : word === "all together" ? connections / 2 : 0;
  for (let index = 0; index < slow; index += 1) drip(index);
});
