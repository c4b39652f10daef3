import { setTimeout as pause } from "node:timers/promises";
import sharp from "sharp";
import { wholeRegistration } from "#tests/support/registration-answers.ts";
import type { startPayments } from "./gateways.ts";

export type Student = { token: string; phone: string };
type Answer = { status: number; location: string | null; text: string };

/** What the bench was told is done, to be found again at the end. */
export type Acknowledged = {
  enquiries: { id: string; email: string }[];
  registrations: { id: string; phone: string }[];
  /** Orders for which the gateway has taken money, and whose webhook was answered 200 or lost. */
  paidOrders: string[];
  codes: number;
};

export type Counts = {
  publicPages: number;
  publicBroken: number;
  writesRefused: number;
  brokenWrites: number;
};

const photo = await sharp({ create: { width: 400, height: 400, channels: 3, background: "#7a8" } })
  .jpeg()
  .toBuffer();

/** Visitors, askers and students, who come by the clock and not one after the other. */
export function startPeople(
  origin: string,
  proxyPort: number,
  students: readonly Student[],
  payments: Awaited<ReturnType<typeof startPayments>>,
) {
  const acknowledged: Acknowledged = { enquiries: [], registrations: [], paidOrders: [], codes: 0 };
  const counts: Counts = { publicPages: 0, publicBroken: 0, writesRefused: 0, brokenWrites: 0 };
  const brokenAs = new Map<string, number>();
  let serial = 0;
  let stopped = false;
  let webhooksAreLost = false;

  async function call(path: string, init: RequestInit & { cookie?: string } = {}): Promise<Answer> {
    serial += 1;
    const { cookie, ...rest } = init;
    try {
      const answer = await fetch(`http://127.0.0.1:${proxyPort}${path}`, {
        redirect: "manual",
        signal: AbortSignal.timeout(40_000),
        ...rest,
        headers: {
          origin,
          "sec-fetch-site": "same-origin",
          "x-forwarded-for": `10.${(serial >> 16) & 255}.${(serial >> 8) & 255}.${serial & 255}`,
          ...(cookie && { cookie: `__Host-session=${cookie}` }),
          ...rest.headers,
        },
      });
      return { status: answer.status, location: answer.headers.get("location"), text: await answer.text() };
    } catch {
      return { status: 0, location: null, text: "" };
    }
  }

  const note = (what: string, { status }: Answer) => {
    if (status === 503 || status === 429) counts.writesRefused += 1;
    else {
      counts.brokenWrites += 1;
      brokenAs.set(`${what} ${status}`, (brokenAs.get(`${what} ${status}`) ?? 0) + 1);
    }
  };

  async function look(): Promise<void> {
    const answer = await call(serial % 2 === 0 ? "/" : "/scholarships");
    counts.publicPages += 1;
    if (answer.status === 200) return;
    counts.publicBroken += 1;
    brokenAs.set(`page ${answer.status}`, (brokenAs.get(`page ${answer.status}`) ?? 0) + 1);
  }

  async function ask(): Promise<void> {
    const number = serial;
    const email = `asker-${number}@example.org`;
    const fields = {
      name: "Asha Rao",
      email,
      phone: `98${String(10_000_000 + number).slice(-8)}`,
      subject: "general-query",
      message: "When does the next scholarship open?",
      took: "60000",
    };
    const answer = await call("/contact", { method: "POST", body: new URLSearchParams(fields) });
    const id = /\/contact\/received\/([0-9a-f-]{36})/.exec(answer.location ?? "")?.[1];
    if (id) acknowledged.enquiries.push({ id, email });
    else note("enquiry", answer);
  }

  async function wantCode(): Promise<void> {
    const phone = `97${String(10_000_000 + serial).slice(-8)}`;
    const answer = await call("/login", {
      method: "POST",
      body: new URLSearchParams({ intent: "send", phone, type: "student" }),
    });
    if (answer.status === 302) acknowledged.codes += 1;
    else note("code", answer);
  }

  let nextStudent = 0;
  async function register(): Promise<void> {
    const student = students[nextStudent++];
    if (!student) return;
    const form = new FormData();
    for (const [name, value] of Object.entries(wholeRegistration({ mobileNumber: student.phone })))
      form.set(name, value);
    for (const name of ["aadhaarImage", "bankPassbook", "relationshipDocs"])
      form.set(name, new File([new Uint8Array(photo)], `${name}.jpg`, { type: "image/jpeg" }));
    const answer = await call("/api/v1/registration", { method: "POST", body: form, cookie: student.token });
    const id = /"insert_id":\s*"([^"]+)"/.exec(answer.text)?.[1];
    if (!id) return note("registration", answer);
    acknowledged.registrations.push({ id, phone: student.phone });
    const page = await call(`/payment?last_id=${id}`, { cookie: student.token });
    const order = /order_\d{10}/.exec(page.text)?.[0];
    if (!order) return note("payment", page);
    const told = payments.pay(order);
    if (!told) return;
    acknowledged.paidOrders.push(order);
    if (webhooksAreLost) return;
    // A gateway tells it again until it is heard.
    for (let tries = 0; tries < 30; tries += 1) {
      const heard = await call("/api/v1/payments/webhook", {
        method: "POST",
        body: told.body,
        headers: { "x-razorpay-signature": told.signature, "content-type": "application/json" },
      });
      if (heard.status === 200) return;
      await pause(3000);
    }
  }

  const underWay = new Set<Promise<void>>();
  async function every(ms: number, act: () => Promise<void>): Promise<void> {
    while (!stopped) {
      const going = act()
        .catch(() => undefined)
        .finally(() => underWay.delete(going));
      underWay.add(going);
      await pause(ms);
    }
  }
  const running = [every(250, look), every(500, ask), every(1500, wantCode), every(2000, register)];
  return {
    acknowledged,
    counts,
    brokenAs,
    loseWebhooks: (lost: boolean) => {
      webhooksAreLost = lost;
    },
    stop: async () => {
      stopped = true;
      await Promise.all(running);
      // Who was half-way is still answered, and counts.
      await Promise.all(underWay);
    },
  };
}

export type People = ReturnType<typeof startPeople>;
