import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import fc from "fast-check";
import { RouterContextProvider } from "react-router";
import { beforeAll, describe, expect, test } from "vitest";
import type { Actions } from "#app/core/forms/actions.server.ts";
import { newId } from "#app/core/id.ts";
import { type Actor, visitor } from "#app/core/portals/permissions.ts";
import { isProblem } from "#app/core/requests/errors.ts";
import { actorContext, clientAddressContext, privacyContext } from "#app/core/requests/request-context.ts";
import { counsellorEntries } from "#app/features/content/server/bookings/counsellor-entries.server.ts";
import { syncCounsellors } from "#app/features/helpdesk/server/counsellors/sync-counsellors.server.ts";
import { bookSession } from "#app/features/helpdesk/server/sessions/book-session.server.ts";
import { submitPartnership } from "#app/features/institutes/server/partnerships/submit-partnership.server.ts";
import { routeTable } from "#app/route-table.ts";
import { jobs } from "#server/job-list.ts";
import {
  makeFullDraft,
  makeScholarship,
  makeStudent,
  submit,
  useApplicationWorld,
} from "#tests/support/application-world.ts";
import { makePortalPerson } from "#tests/support/funding-world.ts";
import { freshPhone, useIdentityWorld } from "#tests/support/identity-world.ts";
import { agreed, draftPartnership, makePartner } from "#tests/support/institute-world.ts";
import { awkward } from "#tests/support/oracles/form-arbitrary.ts";
import { useTestDatabase } from "#tests/support/test-database.ts";

/**
 * X12, T17: every page that takes a post and is no table of buttons (those have a fuzz of their own). Names and words
 * come from the page's own sources, so that its buttons are really pressed; a new page is in here by being written.
 */
const root = join(import.meta.dirname, "../..");
const pages = import.meta.glob<{ action?: Doing }>("../../app/**/*-{page,file,endpoint}.{ts,tsx}");
const tables: Record<string, Record<string, Actions<string>>> = import.meta.glob(
  "../../app/**/*-actions.server.ts",
  { eager: true },
);
const ofTables = new Set<unknown>(
  Object.values(tables).flatMap((module) => Object.values(module).map(({ action }) => action)),
);

type Doing = (args: never) => unknown;
const posted = routeTable.filter(({ file }) =>
  /^export (async function|const|\{).*\baction\b/m.test(readFileSync(join(root, "app", file), "utf8")),
);

useTestDatabase({ jobs });
useApplicationWorld();
useIdentityWorld({ hoursBetweenTests: 0 });

let actors: Record<string, Actor>;
/** Of each place in an address: what is really there, so that the verbs behind it are reached too. */
let real: Record<string, string[]>;
let bookingKey: string;
beforeAll(async () => {
  const donor = await makePortalPerson("donor", "Fuzzed Trust");
  const institute = (await makePartner()).actor;
  const student = await makeStudent();
  const own = await makeScholarship({ ownerId: institute.instituteId });
  const draft = await makeFullDraft(student, own.slug);
  const sent = await makeFullDraft(student, (await makeScholarship()).slug);
  await submit(student, sent.id);
  await syncCounsellors(counsellorEntries({ isDemo: true }));
  const booking = await bookSession(
    student,
    {
      kind: "counseling",
      service: "career",
      title: "Career Counseling",
      minutes: 30,
      name: "Asha Rao",
      email: "asha@example.org",
      phone: freshPhone(),
      answers: {},
    },
    { language: "en" },
  );
  bookingKey = booking.key ?? "";
  const [partnership, sentPartnership] = [await draftPartnership(), await draftPartnership()];
  await submitPartnership(visitor, sentPartnership.key, agreed);
  actors = {
    visitor,
    student,
    donor,
    csr: { ...donor, role: "csr" },
    admin: await makePortalPerson("admin", "Fuzzed Desk"),
    institute,
  };
  real = {
    number: [draft.number, sent.number, booking.number],
    key: [partnership.key, sentPartnership.key],
    scholarshipId: [own.id],
    slug: [own.slug],
    test: ["bitsat"],
    question: ["1"],
  };
});
const nonsense = [
  newId(),
  "1",
  "SS-2026-0000001-9",
  "..",
  "\u0000",
  "%0d%0a",
  "€",
  "x".repeat(300),
  "constructor",
];

/** The page and what it calls in its own room, three steps deep. */
function sourcesOf(file: string, depth = 3, seen = new Set<string>()): Set<string> {
  if (seen.has(file) || !existsSync(file)) return seen;
  seen.add(file);
  if (depth === 0) return seen;
  for (const [, path = ""] of readFileSync(file, "utf8").matchAll(/from "(\.\.?\/[^"]+)"/g)) {
    if (!path.includes("+types")) sourcesOf(join(dirname(file), path), depth - 1, seen);
  }
  return seen;
}

function wordsOf(file: string): string[] {
  const words = [...sourcesOf(join(root, "app", file))].flatMap((source) => {
    const text = readFileSync(source, "utf8");
    return [
      ...[...text.matchAll(/"([A-Za-z_][\w.-]{0,30})"/g)].map(([, word = ""]) => word),
      ...[...text.matchAll(/^\s+(\w{2,30}): (?:z\.|text|optional|required|india|email|phone)/gm)].map(
        ([, word = ""]) => word,
      ),
    ];
  });
  return [...new Set(words)];
}

/** The buttons that a page asks for by name: each is pressed often. */
function pressesOf(file: string): string[] {
  const asked = /(?:case |\b(?:intent|event|wish|step)\b[^\n]{0,12}=== |value=|value: )"([\w-]{2,30})"/g;
  const found = [...sourcesOf(join(root, "app", file))].flatMap((source) =>
    [...readFileSync(source, "utf8").matchAll(asked)].map(([, word = ""]) => word),
  );
  return [...new Set(found)].slice(0, 20);
}

const placeOf = (name: string) =>
  fc.oneof(
    { weight: 3, arbitrary: fc.constantFrom(...(real[name] ?? nonsense)) },
    { weight: 1, arbitrary: fc.constantFrom(...nonsense) },
  );

const kinds = ["form", "form", "form", "form", "multipart", "json", "text", "none"] as const;
type Sent = { fields: [string, string][]; kind: (typeof kinds)[number] };

async function bodyOf({ fields, kind }: Sent): Promise<RequestInit> {
  if (kind === "form") return { body: new URLSearchParams(fields) };
  if (kind === "json") {
    const body = JSON.stringify(Object.fromEntries(fields));
    return { body, headers: { "Content-Type": "application/json" } };
  }
  if (kind === "text") return { body: "intent=send", headers: { "Content-Type": "multipart/form-data" } };
  if (kind === "none") return {};
  const form = new FormData();
  for (const [name, value] of fields) form.append(name, value);
  form.append(fields[0]?.[0] ?? "file", new File(["x"], "a.pdf"));
  // As bytes: a form that is written while it is read trips over a reader who stops at the limit.
  const written = new Response(form);
  const type = written.headers.get("Content-Type") ?? "";
  return { body: await written.arrayBuffer(), headers: { "Content-Type": type } };
}

async function statusOf(action: Doing, request: Request, actor: Actor, params: object): Promise<unknown> {
  const context = new RouterContextProvider();
  context.set(privacyContext, { isPrivate: false });
  // Each from its own address: the limits are tested elsewhere.
  context.set(clientAddressContext, `10.${request.url.length % 250}.${Math.floor(Math.random() * 250)}.1`);
  context.set(actorContext, async () => actor);
  try {
    const url = new URL(request.url);
    const answer = await action({ request, context, params, url, pattern: "/" } as never);
    if (answer instanceof Response) return answer.status;
    return (answer as { init?: { status?: number } } | null)?.init?.status ?? 200;
  } catch (thrown) {
    if (thrown instanceof Response || isProblem(thrown)) return thrown.status;
    return thrown;
  }
}

describe("T17: every page that takes a post answers whatever is sent, and never with a 5xx of ours", () => {
  test.each(posted)("$path", { timeout: 180_000 }, async ({ path, file, access }) => {
    const { action } = (await pages[`../../app/${file}`]?.()) ?? {};
    expect(action, "has an action").toBeTypeOf("function");
    if (!action || ofTables.has(action)) return;
    const names = wordsOf(file);
    const presses = pressesOf(file);
    const word = fc.constantFrom(...names);
    const value = fc.oneof(
      { weight: 3, arbitrary: word },
      { weight: 3, arbitrary: awkward },
      { weight: 1, arbitrary: fc.constantFrom(...nonsense, ...Object.values(real).flat()) },
    );
    const sent: fc.Arbitrary<Sent> = fc.record({
      fields: fc
        .tuple(
          fc.oneof(
            { weight: 8, arbitrary: fc.constantFrom(...(presses.length > 0 ? presses : names)) },
            { weight: 1, arbitrary: word },
            { weight: 1, arbitrary: fc.constantFrom("constructor", "__proto__") },
          ),
          fc.array(fc.tuple(word, value), { maxLength: 12 }),
        )
        .map(([intent, rest]): [string, string][] => [["intent", intent], ["event", intent], ...rest]),
      kind: fc.constantFrom(...kinds),
    });
    const who = access === "everyone" ? Object.keys(actors) : access.filter((role) => role !== "system");
    const places = [...path.matchAll(/:(\w+)\??/g)].map(([, name = ""]) => name);
    await fc.assert(
      fc.asyncProperty(
        sent,
        fc.constantFrom(...who),
        fc.record(Object.fromEntries(places.map((name) => [name, placeOf(name)]))),
        fc.constantFrom(
          "",
          `?key=${bookingKey}`,
          `?key=${bookingKey}`,
          "?key=%0d%0ax",
          "?key=€",
          "?draft=1.2&step=9&token=x&next=//evil",
        ),
        async (body, role, params, search) => {
          const request = new Request(`http://localhost/${search}`, {
            method: "POST",
            ...(await bodyOf(body)),
          });
          const status = await statusOf(action, request, actors[role] ?? visitor, params);
          expect(typeof status === "number" ? status : String((status as Error)?.stack)).toBeTypeOf("number");
          expect([500, 502, 504]).not.toContain(status);
        },
      ),
      { numRuns: 40 + 12 * presses.length },
    );
  });

  test("no page is left out", () => {
    expect(posted.length).toBeGreaterThan(100);
  });
});
