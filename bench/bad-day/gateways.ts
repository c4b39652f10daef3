import { createHash, createHmac } from "node:crypto";
import { createServer as createHttp, type IncomingMessage, type ServerResponse } from "node:http";
import { type AddressInfo, createServer, type Server, type Socket } from "node:net";
import { buffer } from "node:stream/consumers";

/** How a service outside is today. */
export type Mood = "well" | "down" | "slow" | "refusing" | "nonsense";

/** Longer than any time limit of the product. */
const SLOW_MS = 35_000;
const NONSENSE = "<html><body>Welcome to our hotel's network. Please sign in.</body></html>";

export interface Gateway {
  mood: Mood;
  readonly port: number;
  close(): void;
}

type Talk = (request: IncomingMessage, body: Buffer, response: ServerResponse, mood: Mood) => void;

/** A service on a port of its own that can be down, slow or talk nonsense; refusing has its own words in each. */
async function startHttp(talk: Talk): Promise<Gateway> {
  const gateway = { mood: "well" as Mood, port: 0, close: () => void server.close() };
  const server = createHttp(async (request, response) => {
    const { mood } = gateway;
    if (mood === "down") return void request.socket.resetAndDestroy();
    const body = await buffer(request).catch(() => Buffer.alloc(0));
    if (mood === "nonsense")
      return void response.writeHead(200, { "content-type": "text/html" }).end(NONSENSE);
    if (mood !== "slow") return talk(request, body, response, mood);
    // It has taken the request and does what it is asked; only its answer comes too late for everybody.
    const timer = setTimeout(() => talk(request, body, response, "well"), SLOW_MS);
    response.on("close", () => clearTimeout(timer));
  });
  gateway.port = await listen(server);
  return gateway;
}

/** SMS in the manner of MSG91. `taken`: how often each number was sent each template. */
export async function startSms() {
  const taken = new Map<string, number>();
  const gateway = await startHttp((request, body, response, mood) => {
    if (request.method === "GET") return void response.end("5000");
    if (mood === "refusing")
      return void response.end('{"type":"error","code":"418","message":"IP not whitelisted"}');
    const { recipients, template_id } = JSON.parse(body.toString("utf8"));
    const key = `${recipients[0].mobiles} ${template_id}`;
    taken.set(key, (taken.get(key) ?? 0) + 1);
    response.end('{"type":"success","message":"bench"}');
  });
  return Object.assign(gateway, { taken });
}

/** An S3 store. */
export async function startStore() {
  const objects = new Map<string, Buffer>();
  const gateway = await startHttp((request, body, response, mood) => {
    if (mood === "refusing")
      return void response.writeHead(403).end("<Error><Code>AccessDenied</Code></Error>");
    const path = request.url ?? "";
    if (request.method === "PUT") objects.set(path, body);
    if (request.method === "DELETE") objects.delete(path);
    const kept = objects.get(path) ?? Buffer.alloc(0);
    const etag = `"${createHash("md5").update(kept).digest("hex")}"`;
    const isMissing = request.method === "GET" && !objects.has(path);
    response.writeHead(isMissing ? 404 : 200, { etag }).end(request.method === "GET" ? kept : "");
  });
  return Object.assign(gateway, { objects });
}

/** A payment gateway in the manner of Razorpay. Whoever opens an order pays it a moment later; the webhook may get lost. */
export async function startPayments(secrets: { webhook: string }) {
  const orders = new Map<string, { amount: number; receipt: string; paidBy: string | null }>();
  const gateway = await startHttp((request, body, response, mood) => {
    const json = (status: number, value: unknown) =>
      void response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(value));
    if (mood === "refusing")
      return json(401, { error: { code: "BAD_REQUEST_ERROR", description: "Authentication failed" } });
    const path = (request.url ?? "").split("?")[0] ?? "";
    const [, , , id = "", part = ""] = path.split("/");
    if (request.method === "POST" && path === "/v1/orders") {
      const { amount, receipt } = JSON.parse(body.toString("utf8"));
      const made = `order_${String(orders.size).padStart(10, "0")}`;
      orders.set(made, { amount, receipt, paidBy: null });
      return json(200, { id: made, amount, receipt, status: "created" });
    }
    const order = orders.get(id);
    if (request.method === "GET" && order && part === "payments") {
      const items = order.paidBy ? [paymentOf(id, order.paidBy, order.amount)] : [];
      return json(200, { entity: "collection", count: items.length, items });
    }
    if (request.method === "GET" && order)
      return json(200, {
        id,
        amount: order.amount,
        receipt: order.receipt,
        status: order.paidBy ? "paid" : "created",
        amount_paid: order.paidBy ? order.amount : 0,
      });
    return json(200, { entity: "collection", count: 0, items: [] });
  });

  /** Money is taken; what comes back is the signed webhook that tells so. */
  function pay(orderId: string): { body: string; signature: string } | null {
    const order = orders.get(orderId);
    if (!order) return null;
    order.paidBy ??= orderId.replace("order_", "pay_");
    const payload = { payment: { entity: paymentOf(orderId, order.paidBy, order.amount) } };
    const body = JSON.stringify({ event: "payment.captured", payload });
    return { body, signature: createHmac("sha256", secrets.webhook).update(body).digest("hex") };
  }
  return Object.assign(gateway, { orders, pay });
}

function paymentOf(order_id: string, id: string, amount: number) {
  return {
    id,
    order_id,
    amount,
    currency: "INR",
    status: "captured",
    captured: true,
    fee: 0,
    tax: 0,
    entity: "payment",
  };
}

/** A mail server. `taken`: how often each address got a letter. */
export async function startMail() {
  const taken = new Map<string, number>();
  const sockets = new Set<Socket>();
  const gateway = { mood: "well" as Mood, port: 0, taken, close: () => void server.close() };
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on("close", () => sockets.delete(socket));
    socket.on("error", () => undefined);
    if (gateway.mood === "down") return void socket.resetAndDestroy();
    if (gateway.mood === "nonsense") return void socket.end(`${NONSENSE}\r\n`);
    talkSmtp(socket, gateway, (to) => taken.set(to, (taken.get(to) ?? 0) + 1));
  });
  gateway.port = await listen(server);
  return gateway;
}

function talkSmtp(socket: Socket, gateway: { mood: Mood }, keep: (to: string) => void): void {
  let to = "";
  let waiting = "";
  let inData = false;
  const say = (line: string) => {
    // Its connections are kept open: a bad mood begins in the middle of them.
    if (gateway.mood === "down") return void socket.resetAndDestroy();
    const later = gateway.mood === "slow" ? SLOW_MS : 0;
    const text = gateway.mood === "nonsense" ? NONSENSE : line;
    setTimeout(() => socket.writable && socket.write(`${text}\r\n`), later);
  };
  const takeLetter = () => {
    inData = false;
    // What it says it has kept, it has kept.
    if (gateway.mood !== "down" && gateway.mood !== "nonsense") keep(to);
    say("250 kept");
  };
  const takeCommand = (line: string) => {
    const word = line.slice(0, 4).toUpperCase();
    if (word === "RCPT") to = /<(.*?)>/.exec(line)?.[1] ?? "";
    if (word === "DATA") inData = true;
    if (word === "MAIL" && gateway.mood === "refusing") say("554 5.7.1 this sender is blocked");
    else say({ DATA: "354 go on", QUIT: "221 bye" }[word] ?? "250 ok");
  };
  say("220 bench ESMTP");
  socket.on("data", (chunk) => {
    waiting += chunk.toString("utf8");
    for (;;) {
      const mark = inData ? "\r\n.\r\n" : "\r\n";
      const end = waiting.indexOf(mark);
      if (end < 0) return;
      const line = waiting.slice(0, end);
      waiting = waiting.slice(end + mark.length);
      if (inData) takeLetter();
      else takeCommand(line);
    }
  });
}

function listen(server: Server | ReturnType<typeof createHttp>): Promise<number> {
  return new Promise((found) =>
    server.listen(0, "127.0.0.1", () => found((server.address() as AddressInfo).port)),
  );
}
