import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Gate, type Lane } from "./gate.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Enters and notes what came of it, in order. */
function comer(gate: Gate, said: string[]) {
  return async (lane: Lane, name: string) => {
    const leave = await gate.enter(lane, name);
    said.push(`${name} ${leave ? "in" : "away"}`);
    return leave ?? (() => undefined);
  };
}

let clients = 0;
const newClient = () => {
  clients += 1;
  return `client ${clients}`;
};

/** Ten milliseconds of work each, in turns of one, as an event loop does it; two seconds are in time. */
function oneCore() {
  const inside: { left: number; came: number; leave: () => void }[] = [];
  const seen = { inTime: 0, late: 0 };
  return {
    seen,
    begin: (came: number, leave: () => void) => inside.push({ left: 10, came, leave }),
    work(ms: number) {
      const next = inside.shift();
      if (!next) return;
      next.left -= 1;
      if (next.left > 0) return void inside.push(next);
      next.leave();
      seen[ms - next.came <= 2000 ? "inTime" : "late"] += 1;
    },
  };
}

describe("who gets a place", () => {
  it("senders before appliers before readers, and readers never hold more than half", async () => {
    const gate = new Gate(8);
    const said: string[] = [];
    const come = comer(gate, said);
    const readers = Array.from({ length: 5 }, (_, index) => come("reading", `r${index}`));
    const senders = Array.from({ length: 5 }, (_, index) => come("sending", `s${index}`));
    const applier = come("applying", "a");
    await vi.advanceTimersByTimeAsync(0);
    expect(said).toEqual(["r0 in", "r1 in", "r2 in", "r3 in", "s0 in", "s1 in", "s2 in", "s3 in"]);
    // A place becomes free: the sender who waits takes it, though a reader came first.
    (await readers[0])?.();
    await vi.advanceTimersByTimeAsync(0);
    expect(said.at(-1)).toBe("s4 in");
    (await senders[0])?.();
    await vi.advanceTimersByTimeAsync(0);
    expect(said.at(-1)).toBe("a in");
    expect(gate.waiting).toBe(1);
    await vi.advanceTimersByTimeAsync(1500);
    expect(said.at(-1)).toBe("r4 away");
    await applier;
  });

  it("a queue that cannot be served in time is not joined, and nobody waits beyond their patience", async () => {
    const gate = new Gate(2);
    const said: string[] = [];
    const come = comer(gate, said);
    for (let index = 0; index < 11; index += 1) void come("sending", `s${index}`);
    await vi.advanceTimersByTimeAsync(0);
    expect(said).toEqual(["s0 in", "s1 in", "s10 away"]);
    await vi.advanceTimersByTimeAsync(1500);
    expect(said.filter((line) => line.endsWith("away"))).toHaveLength(9);
    expect(gate.waiting).toBe(0);
  });

  it("slow answers with every place taken make less room, quick ones more; a slow phone keeps nobody out", async () => {
    const gate = new Gate(100);
    expect(gate.places).toBe(24);
    const crowd = async (count: number, ms: number) => {
      const inside = Array.from({ length: count }, () => gate.enter("sending", newClient()));
      await vi.advanceTimersByTimeAsync(ms);
      for (const entry of inside.slice(0, gate.places)) void entry.then((leave) => leave?.());
      await vi.advanceTimersByTimeAsync(1000);
    };
    // Slow, but with room for everybody: that has another cause.
    for (let round = 0; round < 5; round += 1) await crowd(3, 900);
    expect(gate.places).toBe(24);
    for (let round = 0; round < 12; round += 1) await crowd(gate.places + 1, 900);
    const few = gate.places;
    expect(few).toBeLessThan(8);
    for (let round = 0; round < 12; round += 1) await crowd(gate.places + 1, 260);
    expect(gate.places).toBeGreaterThan(few + 4);
    // All places are held by phones that are still sending.
    for (let index = 0; index < gate.places; index += 1) void gate.enter("sending", newClient());
    await vi.advanceTimersByTimeAsync(3000);
    expect(await gate.enter("sending", newClient())).not.toBeNull();
  });

  it("T50, X25, X28: one client with two hundred requests holds half of the places, and the others' turn comes first", async () => {
    const gate = new Gate(24);
    const said: string[] = [];
    const come = async (lane: Lane, client: string) => {
      const leave = await gate.enter(lane, client);
      said.push(`${client} ${leave ? "in" : "away"}`);
      return leave;
    };
    const greedy = Array.from({ length: 200 }, () => come("sending", "greedy"));
    await vi.advanceTimersByTimeAsync(0);
    expect(said.filter((line) => line === "greedy in")).toHaveLength(12);
    expect(said.filter((line) => line === "greedy away")).toHaveLength(200 - 12 - 24);
    for (const name of ["a", "b", "c"]) void come("sending", name);
    await vi.advanceTimersByTimeAsync(0);
    expect(said.slice(-3)).toEqual(["a in", "b in", "c in"]);
    // All places taken by others too: of those who wait, the greedy one is served in turn and not first.
    for (let index = 0; index < 9; index += 1) void come("sending", `d${index}`);
    void come("sending", "late");
    await vi.advanceTimersByTimeAsync(0);
    (await greedy[0])?.();
    await vi.advanceTimersByTimeAsync(0);
    (await greedy[1])?.();
    await vi.advanceTimersByTimeAsync(0);
    expect(said.slice(-2)).toContain("late in");
  });

  it("T50: of the readers' places too, and when there are few", async () => {
    const gate = new Gate(4);
    for (let index = 0; index < 20; index += 1) void gate.enter("reading", "greedy");
    expect(await gate.enter("reading", "other")).not.toBeNull();
    expect(await gate.enter("sending", "other")).not.toBeNull();
  });

  it("T43: at five times what it can do, it does as much as at its peak, in time, and tells the rest at once", async () => {
    const run = async (perSecond: number) => {
      const gate = new Gate(200);
      const core = oneCore();
      const told: number[] = [];
      const from = performance.now();
      for (let ms = 0; ms < 10_000; ms += 1) {
        const due = (at: number) => Math.floor((at * perSecond) / 1000);
        for (let comer = due(ms); comer < due(ms + 1); comer += 1) {
          void gate.enter(comer % 2 ? "sending" : "reading", newClient()).then((leave) => {
            if (leave) core.begin(ms, leave);
            else told.push(performance.now() - from - ms);
          });
        }
        core.work(ms);
        await vi.advanceTimersByTimeAsync(1);
      }
      return { ...core.seen, told };
    };
    const peak = await run(95);
    const over = await run(500);
    expect(peak.inTime).toBeGreaterThan(900);
    expect(over.inTime).toBeGreaterThanOrEqual(0.8 * peak.inTime);
    expect(over.late).toBeLessThan(20);
    expect(over.told.length).toBeGreaterThan(3000);
    expect(Math.max(...over.told)).toBeLessThanOrEqual(1510);
  }, 60_000);
});
