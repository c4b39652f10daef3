import { formatCount } from "#app/core/money.ts";
import { mix, ordinaryDay, ordinaryPerSecond, rush } from "./last-day.ts";
import { type Costs, choices, measuredKinds, type Plan, planFor } from "./model.ts";

export const asked = [
  ["1 lakh", 100_000],
  ["10 lakh", 1_000_000],
  ["1 crore", 10_000_000],
] as const;

const kindWords = {
  publicPages: "public page, kept (home, list)",
  dashboards: "her dashboard",
  wizard: "a step of the application form",
  draftSaves: "a draft saved",
  submissions: "an application sent, and its receipt",
  signIns: "signing in (both forms)",
} as const;

const figure = (value: number, digits = 1) =>
  value >= 100 ? formatCount(Math.round(value)) : value.toFixed(digits);

const rows: readonly (readonly [string, (plan: Plan) => string])[] = [
  ["requests a second", ({ perSecond }) => figure(perSecond)],
  ["of these applications sent", ({ perSecond }) => figure((perSecond * mix.submissions) / 100)],
  ["people signing in a second, besides", ({ signInsPerSecond }) => figure(signInsPerSecond)],
  ["SMS and letters a second", ({ messagesPerSecond }) => figure(messagesPerSecond)],
  ["web: processors (a process each)", ({ webCores }) => figure(webCores, 0)],
  [
    `web: machines of ${choices.coresPerMachine}, one of them to spare`,
    ({ webMachines }) => figure(webMachines, 0),
  ],
  ["workers: processors, one of them to spare", ({ workerCores }) => figure(workerCores, 0)],
  ["PostgreSQL: processors of the one database", ({ databaseCores }) => figure(databaseCores, 0)],
  ["connections of all processes", ({ connections }) => figure(connections, 0)],
  ["a pooler before the database", ({ needsPooler }) => (needsPooler ? "yes" : "no")],
  ["megabits a second out", ({ megabitsPerSecond }) => figure(megabitsPerSecond, 0)],
  ["database, GB, when each has sent one (papers are not in it)", ({ databaseGb }) => figure(databaseGb, 0)],
  [
    "processor-hours of that day, a standby of the database included",
    ({ coreHours }) => figure(coreHours, 0),
  ],
  ["at ₹ 4 a processor-hour", ({ coreHours }) => `₹ ${figure(coreHours * 4, 0)}`],
];

/** docs/capacity.md, all of it: no figure there is written by hand. */
export function capacityPage(costs: Costs): string {
  const plans = asked.map(([, students]) => planFor(students, costs));
  const share = (part: number) => `${Math.round(part * 100)} %`;
  const ratio = costs.check.measuredMs / costs.check.reckonedMs;
  return `# Capacity

Written by \`npm run bench:capacity -- --write\` from \`bench/capacity/costs.json\`; a test holds that this page is what the model makes of those costs. **Measured** are the costs of single requests. **Reckoned** is everything else.

## What one request costs

Measured on ${costs.measuredOn} in one run: one web process of the build and PostgreSQL with fsync on one machine (${costs.machine}), while others' work took ${costs.others.toFixed(1)} processors. Processor time only: waiting for a disk, a network or a gateway is not in it.

| | web, ms | PostgreSQL, ms | bytes out |
|---|---:|---:|---:|
${measuredKinds
  .map((kind) => {
    const { webMs, databaseMs, bytes } = costs.of[kind];
    return `| ${kindWords[kind]} | ${figure(webMs)} | ${figure(databaseMs)} | ${formatCount(bytes)} |`;
  })
  .join("\n")}
| a message, from the queue to the gateway | ${figure(costs.message.workerMs)} (worker) | ${figure(costs.message.databaseMs)} | |

One application sent made ${figure(costs.messagesPerSubmission)} messages. A student with an application took ${figure(costs.bytesPerStudent / 1000)} kB of the database; the web process held at most ${figure(costs.webMemoryMb, 0)} MB. The check of the model: a mixed load of these requests took ${ratio.toFixed(2)} times the processor time that the single costs say.

## A last day

Reckoned by straight multiplication. An ordinary day, our assumption: ${share(ordinaryDay.comeEachDay)} of all students come for ${ordinaryDay.requestsEach} requests each, a ninth of them in the busiest hour (${figure(ordinaryPerSecond(100_000))} requests a second for 1 lakh students). The last minutes: ${rush} times that, of a hundred requests ${Object.entries(
    mix,
  )
    .map(([kind, part]) => `${part} ${kindWords[kind as keyof typeof mix]}`)
    .join(
      ", ",
    )}. Web processors are at most ${share(choices.busyWeb)} busy, the database's ${share(choices.busyDatabase)}.

| students | ${asked.map(([name]) => name).join(" | ")} |
|---|${asked.map(() => "---:|").join("")}
${rows.map(([name, cell]) => `| ${name} | ${plans.map(cell).join(" | ")} |`).join("\n")}

₹ 4 is an example to multiply with, no offer of anybody: put your provider's price, and add SMS, traffic and storage, which are not in it.

## What this does not say

- Nothing was measured on more than the machine above. Straight multiplication knows no lock that many wait for, no full disk queue and no network; \`npm run bench:deadline\` plays the last minutes at the size of 1 lakh students on one machine.
- There is one database that writes. Where the table asks for more processors than one machine has, the plan ends: lists and reports can go to a standby (ADR 0031), public pages to a cache in front (\`SHARED_CACHE_SECONDS\`), what writes cannot be divided.
- Uploads of papers, the desks, reports and the morning's matching (\`npm run bench:morning\`) are not in the mix.
- The papers themselves, SMS, WhatsApp and letters cost what their providers ask.
`;
}
