import { Agent, request } from "node:http";
import type { seedDrafts } from "../deadline/deadline-drafts.ts";
import type { measuredKinds } from "./model.ts";

export type MeasuredKind = (typeof measuredKinds)[number];
export type Drafts = Awaited<ReturnType<typeof seedDrafts>>;
type Answer = { status: number; location: string; cookies: string; bytes: number };
/** One visit of its kind; how many bytes came back, or null where it was not answered as it should be. */
export type Visit = () => Promise<number | null>;

const agent = new Agent({ keepAlive: true });

/** What people do, as `mix` names it: readers take turns, and each draft is sent once. */
export function visitsOf(port: number, readers: Drafts, toSend: Drafts): Record<MeasuredKind, Visit> {
  let turn = 0;
  const next = () => {
    turn += 1;
    return readers[turn % readers.length] ?? { id: "", number: "", token: "", formKey: "" };
  };
  const page = async (path: string, token?: string) => bytesOf(await call(port, path, { token }), 200);
  return {
    publicPages: () => {
      turn += 1;
      return page(turn % 2 === 0 ? "/" : "/scholarships");
    },
    dashboards: () => page("/student/dashboard", next().token),
    wizard: () => {
      const { number, token } = next();
      return page(`/apply?application=${number}&step=5`, token);
    },
    draftSaves: async () => {
      const { number, token } = next();
      const fields = { city: { value: turn % 2 ? "Guntur" : "Nellore", agoMs: 100 } };
      const body = JSON.stringify({
        application: number,
        scholarship: "",
        step: 1,
        heardAt: Date.now(),
        fields,
      });
      return bytesOf(await call(port, "/apply/save", { token, body, type: "application/json" }), 200);
    },
    submissions: async () => {
      const draft = toSend.pop();
      if (!draft) throw new Error("No draft is left to send.");
      const { number, token, formKey } = draft;
      const form = { intent: "submit", application: number, step: "5", formKey, mayShare: "on" };
      const sent = await call(port, "/apply", { token, body: new URLSearchParams(form).toString() });
      if (bytesOf(sent, 302) === null || !sent.location.includes("/receipt")) return null;
      const receipt = bytesOf(await call(port, `/applications/${number}/receipt?sent=1`, { token }), 200);
      return receipt === null ? null : receipt + sent.bytes;
    },
    signIns: () => signIn(port),
  };
}

let phones = 0;

/** The two forms, from an address of their own; the code is the demo's. */
async function signIn(port: number): Promise<number | null> {
  phones += 1;
  const from = `10.${(phones >> 16) & 255}.${(phones >> 8) & 255}.${phones & 255}`;
  const fields = { type: "student", next: "" };
  const phone = String(8_100_000_000 + phones);
  const asking = { ...fields, intent: "send", phone, otp: "", state: "" };
  const asked = await call(port, "/login", { from, body: new URLSearchParams(asking).toString() });
  const state = /login=([^;]+)/.exec(asked.cookies)?.[1] ?? "";
  const entering = { ...fields, intent: "verify", otp: "123456", phone: "", state };
  const body = new URLSearchParams(entering).toString();
  const entered = await call(port, "/login", { from, cookie: `login=${state}`, body });
  return entered.cookies.includes("session=") && entered.status === 302 ? asked.bytes + entered.bytes : null;
}

const bytesOf = (answer: Answer, wanted: number) => (answer.status === wanted ? answer.bytes : null);

type Sending = { token?: string; from?: string; cookie?: string; body?: string; type?: string };

/** As a browser sends it: Brotli is welcome. Status 0: no whole answer came. */
function call(port: number, path: string, { token, from, cookie, body, type }: Sending): Promise<Answer> {
  return new Promise((done) => {
    const none = () => done({ status: 0, location: "", cookies: "", bytes: 0 });
    const sent = request(
      {
        host: "127.0.0.1",
        port,
        path,
        agent,
        method: body === undefined ? "GET" : "POST",
        headers: {
          Accept: type ?? "text/html",
          "Accept-Encoding": "gzip, deflate, br, zstd",
          ...(from && { "X-Forwarded-For": from }),
          ...(token && { Cookie: `session=${token}; lang=te` }),
          ...(cookie && { Cookie: cookie }),
          ...(body !== undefined && {
            Origin: `http://127.0.0.1:${port}`,
            "Content-Type": type ?? "application/x-www-form-urlencoded",
            "Content-Length": Buffer.byteLength(body),
          }),
        },
      },
      (answer) => {
        const { statusCode: status = 0, headers } = answer;
        let bytes = Buffer.byteLength(answer.rawHeaders.join(": "));
        answer.on("data", (part: Buffer) => {
          bytes += part.length;
        });
        answer.on("error", none);
        answer.on("end", () =>
          done({
            status,
            location: headers.location ?? "",
            cookies: (headers["set-cookie"] ?? []).join("; "),
            bytes,
          }),
        );
      },
    );
    sent.on("error", none);
    sent.end(body);
  });
}
