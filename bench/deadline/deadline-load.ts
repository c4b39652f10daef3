import { Agent, request } from "node:http";
import { setTimeout as pause } from "node:timers/promises";

export type Draft = { id: string; number: string; token: string; formKey: string };
type Answer = { status: number; ms: number; location: string; retryAfter: number; isPolite: boolean };

/** Of one kind of request. A process killed under a request leaves it without an answer: "cut off". */
export type Tally = {
  offered: number;
  answered: number;
  shed: number;
  cutOff: number;
  odd: number[];
  ms: number[];
};
export const tally = (): Tally => ({ offered: 0, answered: 0, shed: 0, cutOff: 0, odd: [], ms: [] });

const agent = new Agent({ keepAlive: true });
const patienceMs = 60_000;

export type Ports = { all: readonly number[]; dead: number | null };

/** One request as a browser sends it. Status 0: no whole answer came. */
export function call(
  port: number,
  path: string,
  { token, body, type }: { token?: string; body?: string; type?: string },
): Promise<Answer> {
  const begun = performance.now();
  return new Promise((done) => {
    const none = () =>
      done({ status: 0, ms: performance.now() - begun, location: "", retryAfter: 0, isPolite: true });
    const sent = request(
      {
        host: "127.0.0.1",
        port,
        path,
        agent,
        method: body === undefined ? "GET" : "POST",
        headers: {
          Accept: type === "application/json" ? type : "text/html",
          "Accept-Encoding": "gzip",
          "X-Forwarded-For": addressOf(token),
          ...(token && { Cookie: `session=${token}; lang=te` }),
          ...(body !== undefined && {
            Origin: `http://127.0.0.1:${port}`,
            "Content-Type": type ?? "application/x-www-form-urlencoded",
            "Content-Length": Buffer.byteLength(body),
          }),
        },
      },
      (answer) => {
        const { statusCode: status = 0, headers } = answer;
        const retryAfter = Number(headers["retry-after"] ?? 0);
        const kind = headers["content-type"] ?? "";
        const isPolite = status !== 503 || (retryAfter > 0 && /html|problem\+json/.test(kind));
        answer.on("error", none);
        answer.on("data", () => {});
        answer.on("end", () => {
          const ms = performance.now() - begun;
          done({ status, ms, location: headers.location ?? "", retryAfter, isPolite });
        });
      },
    );
    sent.on("error", none);
    sent.end(body);
  });
}

const addresses = new Map<string, string>();

/** Each student comes from a network of her own, as the balancer would say. */
function addressOf(token = ""): string {
  const known = addresses.get(token) ?? `10.${(addresses.size >> 8) & 255}.${addresses.size & 255}.7`;
  addresses.set(token, known);
  return known;
}

/** A balancer sends nobody to a process that is gone. */
function portFor({ all, dead }: Ports): number {
  const alive = all.filter((port) => port !== dead);
  return alive[Math.floor(Math.random() * alive.length)] ?? 0;
}

function count(into: Tally, answer: Answer, good: boolean): void {
  if (good) {
    into.answered += 1;
    into.ms.push(answer.ms);
  } else if (answer.status === 503 && answer.isPolite) into.shed += 1;
  else if (answer.status === 0) into.cutOff += 1;
  else into.odd.push(answer.status);
}

/** A look at a page; whoever is asked to come back counts as shed. */
export async function look(ports: Ports, path: string, token: string, into: Tally): Promise<void> {
  into.offered += 1;
  const answer = await call(portFor(ports), path, { token });
  // A draft that was sent meanwhile leads to where it is followed.
  count(into, answer, answer.status === 200 || answer.status === 302);
}

/** Sends again as the product's own pages do: after the time that was named, longer each time, spread. */
async function untilDone(into: Tally, attempt: () => Promise<Answer>, isGood: (a: Answer) => boolean) {
  const begun = performance.now();
  for (let tries = 1; ; tries += 1) {
    into.offered += 1;
    const answer = await attempt();
    count(into, answer, isGood(answer));
    if (isGood(answer)) return { ms: answer.ms, tries, sinceFirst: performance.now() - begun };
    if (performance.now() - begun > patienceMs) return null;
    const seconds = answer.status === 503 ? answer.retryAfter * Math.min(4, 1.5 ** (tries - 1)) : 1;
    await pause(seconds * 1000 * (0.8 + Math.random() * 0.4));
  }
}

export function saveDraft(ports: Ports, { number, token }: Draft, into: Tally) {
  const fields = { city: { value: "Guntur", agoMs: 100 } };
  const body = JSON.stringify({ application: number, scholarship: "", step: 1, heardAt: Date.now(), fields });
  return untilDone(
    into,
    () => call(portFor(ports), "/apply/save", { token, body, type: "application/json" }),
    // Sent meanwhile by the same student: there is nothing to save any more, and that is an answer too.
    ({ status }) => status === 200 || status === 409,
  );
}

/** Submit, and the receipt that comes back; the time is both together, without the time of staying away. */
export async function submit(ports: Ports, { number, token, formKey }: Draft, into: Tally, receipts: Tally) {
  const fields = { intent: "submit", application: number, step: "5", formKey, mayShare: "on" };
  const body = new URLSearchParams(fields).toString();
  const sent = await untilDone(
    into,
    () => call(portFor(ports), "/apply", { token, body }),
    ({ status, location }) => status === 302 && location.includes("/receipt"),
  );
  if (!sent) return null;
  const shown = await untilDone(
    receipts,
    () => call(portFor(ports), `/applications/${number}/receipt?sent=1`, { token }),
    ({ status }) => status === 200,
  );
  return { ...sent, withReceiptMs: sent.ms + (shown?.ms ?? Number.POSITIVE_INFINITY) };
}
