// The hostile client of bench:hostile, in a thread of its own so that its work does not slow our clock: 200
// connections from one address, half of them sending a byte every three seconds, half of them 500 requests a second.
import { Agent, request } from "node:http";
import { parentPort, workerData } from "node:worker_threads";

const { port, perSecond, connections } = workerData as {
  port: number;
  perSecond: number;
  connections: number;
};
const address = "6.6.6.6";
const slow = Math.floor(connections / 2);
const agent = new Agent({ keepAlive: true, maxSockets: connections - slow });
const answers: Record<string, number> = {};
let isOn = false;
let underWay = 0;

const any = () => Math.random().toString(36).slice(2);
const phone = () => `9${String(Math.floor(Math.random() * 1e9)).padStart(9, "0")}`;
const form = (fields: Record<string, string>) => new URLSearchParams(fields).toString();
const deep = "[".repeat(900_000);

type Kind = { path: () => string; body?: () => string; type?: string };
const kinds: Kind[] = [
  { path: () => `/?zz=${any()}` },
  { path: () => `/faq?utm_source=${any()}` },
  { path: () => `/scholarships?q=${any()}` },
  { path: () => `/api/v1/scholarships?search=${any()}` },
  { path: () => `/nowhere/${any()}` },
  { path: () => "/student/dashboard" },
  { path: () => "/api/v1/registration/verify-mobile", body: () => deep, type: "application/json" },
  {
    path: () => "/login",
    body: () => form({ intent: "send", phone: phone(), type: "student", state: "", otp: "", next: "" }),
  },
  { path: () => "/admin", body: () => form({ email: "admin@scholarsetu.example", password: any() }) },
  { path: () => "/verify-decision", body: () => form({ text: deep.slice(0, 100_000) }) },
];

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

let turn = 0;
let due = 0;
setInterval(() => {
  // By the clock, whether or not the earlier ones were answered, as far as its connections reach.
  while (isOn && due < performance.now()) {
    due += 1000 / perSecond;
    const kind = kinds[turn % kinds.length];
    if (!kind || underWay >= connections - slow) continue;
    turn += 1;
    shoot(kind);
  }
}, 10);
parentPort?.on("message", (word: "go" | "rest" | "tell") => {
  if (word === "tell") parentPort?.postMessage({ shots: turn, answers });
  if (word === "go") due = performance.now();
  isOn = word === "go";
  if (isOn) for (let index = 0; index < slow; index += 1) drip(index);
});
