import { Agent, request } from "node:https";
import { text } from "node:stream/consumers";

const host = "scholarsetu.example";
const pages = ["/", "/scholarships", "/login", "/contact", "/about"];

export type Tally = { replies: number; assets: number; forms: number; broken: string[]; missing: string[] };

/** Visitors who open pages with all their files, and now and then send a form, until they are told to stop. */
export function visit(port: number, visitors: number) {
  const tally: Tally = { replies: 0, assets: 0, forms: 0, broken: [], missing: [] };
  let isOver = false;
  const visitor = async (number: number) => {
    const agent = new Agent({ keepAlive: true, maxSockets: 4, rejectUnauthorized: false });
    for (let turn = number; !isOver; turn += 1) {
      const path = pages[turn % pages.length] ?? "/";
      const page = await ask(port, agent, path);
      count(tally, path, page, 200);
      // What this page asks for, of whichever process answers.
      const files = [...new Set(page.body.match(/\/assets\/[\w.-]+\.(?:js|css)/g))];
      for (const answer of await Promise.all(files.map((file) => ask(port, agent, file)))) {
        tally.assets += 1;
        if (answer.status === 404) tally.missing.push(answer.path);
        else count(tally, answer.path, answer, 200);
      }
      // A number that is none: the form's own answer, made by the page behind it.
      const form = await ask(port, agent, "/login", "intent=send&phone=12&type=student");
      tally.forms += 1;
      count(tally, "POST /login", form, 422);
    }
    agent.destroy();
  };
  const all = Promise.all(Array.from({ length: visitors }, (_, number) => visitor(number)));
  return {
    tally,
    async stop() {
      isOver = true;
      await all;
      return tally;
    },
  };
}

type Answer = { path: string; status: number; body: string; problem?: string };

function count(tally: Tally, path: string, { status, problem }: Answer, wanted: number): void {
  tally.replies += 1;
  if (status !== wanted) tally.broken.push(`${path}: ${problem ?? status}`);
}

function ask(port: number, agent: Agent, path: string, form?: string): Promise<Answer> {
  return new Promise((done) => {
    const failed = (error: Error) => done({ path, status: 0, body: "", problem: error.message });
    const sent = request(
      {
        host: "127.0.0.1",
        port,
        path,
        agent,
        method: form ? "POST" : "GET",
        headers: {
          Host: host,
          Accept: "text/html",
          ...(form && {
            Origin: `https://${host}`,
            "Content-Type": "application/x-www-form-urlencoded",
            "Content-Length": Buffer.byteLength(form),
          }),
        },
      },
      (reply) => {
        text(reply).then((body) => done({ path, status: reply.statusCode ?? 0, body }), failed);
      },
    );
    sent.on("error", failed);
    sent.end(form);
  });
}
