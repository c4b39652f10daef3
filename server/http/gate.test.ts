import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Gate, type Lane } from "./gate.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Enters and notes what came of it, in order. */
function comer(gate: Gate, said: string[]) {
  return async (lane: Lane, name: string) => {
    const leave = await gate.enter(lane);
    said.push(`${name} ${leave ? "in" : "away"}`);
    return leave ?? (() => undefined);
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
    await vi.advanceTimersByTimeAsync(250);
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
    await vi.advanceTimersByTimeAsync(500);
    expect(said.filter((line) => line.endsWith("away"))).toHaveLength(9);
    expect(gate.waiting).toBe(0);
  });

  it("slow answers with every place taken make less room, quick ones more; a slow phone keeps nobody out", async () => {
    const gate = new Gate(100);
    expect(gate.places).toBe(24);
    const crowd = async (count: number, ms: number) => {
      const inside = Array.from({ length: count }, () => gate.enter("sending"));
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
    for (let index = 0; index < gate.places; index += 1) void gate.enter("sending");
    await vi.advanceTimersByTimeAsync(3000);
    expect(await gate.enter("sending")).not.toBeNull();
  });
});
