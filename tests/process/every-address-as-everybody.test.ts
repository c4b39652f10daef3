import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { demoPortals } from "#app/features/identity/demo/demo-people.ts";
import { routeTable } from "#app/route-table.ts";
import { HttpVisitor } from "#tests/support/http-visitor.ts";
import { startPostgresServer } from "#tests/support/postgres-server.ts";
import { canary, canaryPattern, fillForm } from "#tests/support/sweep/canary.ts";
import { type Answer, crawl, routeOf } from "#tests/support/sweep/crawl.ts";
import { formsOf } from "#tests/support/sweep/forms-of.ts";
import {
  addStrangers,
  atPortal,
  type Owner,
  owners,
  ownIds,
  signInTwo,
} from "#tests/support/sweep/two-of-each.ts";
import { addressOf } from "#tests/support/sweep/unlinked-rows.ts";
import { type WatchedWrites, watchWrites } from "#tests/support/sweep/watch-writes.ts";
import { type RunningServer, startServer } from "../journeys/support/server.ts";
import { tempFolder } from "../support/temp-folder.ts";

// The whole demo world on PostgreSQL, asked for over the wire by everybody, with a trigger on every table.
const folder = tempFolder("everybody");
let postgres: Awaited<ReturnType<typeof startPostgresServer>>;
let server: RunningServer;
let writes: WatchedWrites;
const everybody = [...owners, "admin", "visitor"] as const;
type Person = (typeof everybody)[number];
const people = {} as Record<Person, HttpVisitor>;
const others = {} as Record<Owner, HttpVisitor>;
const answers = {} as Record<Person, Answer[]>;

beforeAll(async () => {
  postgres = await startPostgresServer();
  const settings = { DATA_DIR: folder, DATABASE_URL: postgres.url, TRUSTED_PROXIES: "1" };
  // On PostgreSQL the demo world is built at the start; the build has one ready for the embedded database only.
  server = await startServer(
    { ...settings, LOG_LEVEL: "debug", PROCESS_ROLE: "web" },
    { readyWithinMs: 540_000 },
  );
  const phone = await addStrangers(settings);
  for (const role of owners) {
    const { own, other } = await signInTwo(server.url, role, phone);
    people[role] = own;
    others[role] = other;
  }
  people.admin = await atPortal(server.url, "admin", demoPortals.admin);
  people.visitor = new HttpVisitor(server.url, "10.0.2.1");
  writes = await watchWrites(postgres.url);
}, 600_000);

afterAll(async () => {
  await writes?.close();
  await server?.stop();
  await postgres?.stop();
});

describe("T10: no GET changes anything", () => {
  const wrote = async (route: string) =>
    (await writes.taken()).map(({ table, kind, row }) => `${route}: ${kind} ${table} ${row.slice(0, 120)}`);

  test.each(everybody)("whatever %s opens", async (who) => {
    answers[who] = [];
    const changed: string[] = [];
    const broken: string[] = [];
    await crawl(people[who], who, async (answer) => {
      answers[who].push(answer);
      changed.push(...(await wrote(answer.route)));
      if (answer.status >= 500) broken.push(`${answer.status} ${answer.address}`);
    });
    expect({ changed, broken }).toEqual({ changed: [], broken: [] });
    expect(answers[who].length).toBeGreaterThan(30);
  });

  test("and the addresses that nothing links to", async () => {
    const asked = new Set(Object.values(answers).flatMap((all) => all.map(({ route }) => route)));
    const left = routeTable.filter(({ path }) => !asked.has(path));
    // A page that is reached by nothing but typing its address would be a mistake of the menus.
    expect(left.filter(({ path }) => !path.includes(":"))).toEqual([]);
    const changed: string[] = [];
    for (const { path, access } of left) {
      const who = access === "everyone" ? "visitor" : everybody.find((one) => access.includes(one));
      const reply = await people[who ?? "visitor"].get(await addressOf(path, writes.value, {}));
      await reply.arrayBuffer();
      if (reply.status >= 500) changed.push(`${reply.status} ${path}`);
      changed.push(...(await wrote(path)));
    }
    expect(changed).toEqual([]);
  });
});

/** Programmes are open to every giver, whoever began them; what is written of a shared thing is not its owner's. */
const openTables = ["programme", "scholarship"];
/** Whoever holds such a link may open it, signed in or not: that is what it is for. */
const isOpen = ({ address, route }: Answer) =>
  routeOf(route)?.access === "everyone" || address.includes("key=");

describe.each(owners)("T13, T14: another %s", (role) => {
  test("opens nothing of theirs", async () => {
    const own = answers[role].filter(
      (answer) => answer.route.includes(":") && answer.status === 200 && !isOpen(answer),
    );
    const numbers = answers.admin.find(({ route }) => route === "/admin/applications/:number");
    const known = { number: numbers?.address.split("/").at(-1) ?? "", code: "photo" };
    const unlinked = routeTable.filter(
      ({ path, access }) =>
        path.includes(":") &&
        access !== "everyone" &&
        access.includes(role) &&
        !own.some(({ route }) => route === path),
    );
    const addresses = own.map(({ address }) => address);
    for (const { path } of unlinked) addresses.push(await addressOf(path, writes.value, known));
    const opened: string[] = [];
    for (const address of addresses) {
      const { status } = await others[role].get(address);
      if (status < 300 || status >= 500) opened.push(`${status} ${address}`);
    }
    expect(opened).toEqual([]);
    expect(addresses.length).toBeGreaterThan(1);
  });

  test("finds nothing of theirs in any list, count or file", async () => {
    const theirs = await writes.idsNaming(ownIds[role], openTables);
    const leaks: string[] = [];
    await crawl(others[role], role, async ({ address, text }) => {
      for (const id of theirs) if (text.includes(id)) leaks.push(`${address}: ${id}`);
    });
    expect(leaks).toEqual([]);
    expect(theirs.size).toBeGreaterThan(ownIds[role].length);
  });

  test("changes nothing of theirs by sending the forms of their pages", async () => {
    const theirs = await writes.idsNaming(ownIds[role], openTables);
    const harm: string[] = [];
    await writes.taken();
    const sent = await sendForms(
      others[role],
      role,
      "An ordinary sentence of somebody else.",
      async (form, status) => {
        if (status >= 500) harm.push(`${status} ${form}`);
        for (const { table, kind, row } of await writes.taken()) {
          if ([...theirs].some((id) => row.includes(id))) harm.push(`${form}: ${kind} ${table}`);
        }
      },
    );
    expect(harm).toEqual([]);
    expect(sent).toBeGreaterThan(7);
  });
});

/** The forms of somebody's pages, each once with each of its buttons, by whoever is signed in here. */
async function sendForms(
  visitor: HttpVisitor,
  role: Person,
  words: string,
  onAnswer: (form: string, status: number, to: string) => Promise<void>,
): Promise<number> {
  const seen = new Set<string>();
  for (const answer of answers[role]) {
    if (answer.status !== 200 || isOpen(answer)) continue;
    for (const form of formsOf(answer.text, answer.address)) {
      const route = routeOf(new URL(form.action, server.url).pathname)?.path ?? form.action;
      const name = `${route} ${form.button?.join("=") ?? ""} ${form.fields.map((field) => field.name).join()}`;
      if (form.action.startsWith("/logout") || seen.has(name)) continue;
      seen.add(name);
      const reply = await visitor.post(form.action, await fillForm(form, words));
      await onAnswer(name, reply.status, reply.headers.get("location") ?? "");
    }
  }
  return seen.size;
}

describe("T27: what is typed into every form", () => {
  test("stands in no log, no address and no job; T25, T26: numbers stand nowhere in the clear", async () => {
    const found: string[] = [];
    let sent = 0;
    for (const role of everybody) {
      sent += await sendForms(people[role], role, canary.words, async (form, status, to) => {
        if (canaryPattern.test(decodeURIComponent(to))) found.push(`address: ${to} of ${form}`);
        if (status >= 500) found.push(`${status} ${form}`);
      });
    }
    expect(found).toEqual([]);
    expect(sent).toBeGreaterThan(100);
    const lines = server.output().split("\n");
    expect(lines.filter((line) => canaryPattern.test(line))).toEqual([]);
    expect(await writes.tablesWith(canary.words)).not.toContain("pgboss.job");
    expect(await writes.tablesWith(`${canary.aadhaar}|${canary.account}`)).toEqual([]);
    // A hospital's desk is no person; everybody's own phone and address are sealed (T60).
    const clear = await writes.tablesWith(`${canary.phone}|${canary.email}`);
    expect(clear).toEqual(['public."hospital_partner"']);
  });
});
