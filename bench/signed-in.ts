/**
 * npm run bench:signed-in – pages that are made for one reader: today's build, the same pages with their data from
 * memory (the floor), and, with --before FOLDER, a built tree of an earlier commit. Rounds alternate in one run; the
 * ratios are what counts. Options: --engine pglite|postgres (both unless told), --rounds 5, --seconds 3.
 */
import { parseArgs } from "node:util";
import { type PostgresServer, startPostgresServer } from "#tests/support/postgres-server.ts";
import { load } from "./load.ts";
import { type Site, signedIn, startSite } from "./signed-in/signed-in-sites.ts";

const { values } = parseArgs({
  options: {
    before: { type: "string" },
    engine: { type: "string" },
    rounds: { type: "string", default: "5" },
    seconds: { type: "string", default: "3" },
  },
});
const rounds = Number(values.rounds);
const seconds = Number(values.seconds);

const applicationPage = "/applications/AP-…";
const pages = ["/student/dashboard", "/apply", applicationPage, "/api/v1/scholarships?limit=20"];

type Look = { perSecond: number; cpuMs: number };

const median = (numbers: number[]) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;

async function look(site: Site, path: string, cookie: string): Promise<Look> {
  const before = site.cpuMs();
  const { perSecond, failed } = await load(site.url + path, {
    connections: 4,
    seconds,
    headers: { cookie, "accept-encoding": "br", accept: "text/html" },
  });
  if (failed > 0) throw new Error(`${site.name} ${path}: ${failed} answers were no 200.`);
  return { perSecond, cpuMs: (site.cpuMs() - before) / (perSecond * seconds) };
}

type Reader = Awaited<ReturnType<typeof signedIn>> & { site: Site };
type Middle = { cpu: number; rate: number };

/** Each site in turn, round after round; the first round warms up. */
async function measure(readers: Reader[], page: string): Promise<Map<Site["name"], Middle>> {
  const looks = new Map<Site["name"], Look[]>();
  for (let round = 0; round <= rounds; round += 1) {
    for (const { site, cookie, application } of readers) {
      const seen = await look(site, page === applicationPage ? application : page, cookie);
      looks.set(site.name, round === 0 ? [] : [...(looks.get(site.name) ?? []), seen]);
    }
  }
  const middle = (all: Look[]) => ({
    cpu: median(all.map(({ cpuMs }) => cpuMs)),
    rate: median(all.map(({ perSecond }) => perSecond)),
  });
  return new Map([...looks].map(([name, all]) => [name, middle(all)]));
}

function lineOf(engine: string, page: string, middles: Map<Site["name"], Middle>): string {
  const [now, floor, before] = (["now", "floor", "before"] as const).map((name) => middles.get(name));
  if (!now) throw new Error("Nothing was measured.");
  const shown = ([name, { rate, cpu }]: [string, Middle]) =>
    `${name} ${rate.toFixed(0)}/s, ${cpu.toFixed(1)} ms`;
  const ratios = [
    // Data are asked for by no loader: there is no floor below them.
    ...(floor && !page.startsWith("/api/")
      ? [`floor/now ${(floor.cpu / now.cpu).toFixed(2)} of CPU (bar ≥ 0.6)`]
      : []),
    ...(before
      ? [
          `now/before ${(before.cpu / now.cpu).toFixed(2)}× by CPU, ${(now.rate / before.rate).toFixed(2)}× by rate`,
        ]
      : []),
  ];
  return `${engine.padEnd(9)}${page.padEnd(34)}${[...[...middles].map(shown), ...ratios].join(" · ")}`;
}

async function compare(engine: string, postgres: PostgresServer | null): Promise<void> {
  const sites: Site[] = [];
  try {
    sites.push(await startSite("now", { postgres }), await startSite("floor", { postgres }));
    if (values.before) sites.push(await startSite("before", { postgres, root: values.before }));
    const readers: Reader[] = [];
    for (const site of sites) readers.push({ site, ...(await signedIn(site)) });
    for (const page of pages) console.log(lineOf(engine, page, await measure(readers, page)));
  } finally {
    for (const site of sites) await site.stop();
  }
}

for (const engine of values.engine ? [values.engine] : ["pglite", "postgres"]) {
  const postgres = engine === "postgres" ? await startPostgresServer() : null;
  try {
    await compare(engine, postgres);
  } finally {
    await postgres?.stop();
  }
}
