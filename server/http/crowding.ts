import { clearInterval, setInterval } from "node:timers";

/** More than a person, or a program that asks for one thing after the other, has waiting at once, or asks for in a second. */
const manyAtOnce = 20;
const manyInASecond = 100;
/** Of somebody who is held back, so many in a second pass all the same: others may share the address. */
const passing = 8;
const laggingMs = 50;
const penaltyMs = 10_000;
const secondMs = 1000;

/**
 * T50: who, while the process lags, asks for more than everybody else together. Even the cheapest answer, five hundred
 * times in a second, stands before every step of the others' requests; so it is not refused sooner but later.
 */
export class Crowding {
  readonly #lagMs: () => number;
  readonly #clock: () => number;
  readonly #asked = new Map<string, number>();
  readonly #underWay = new Map<string, number>();
  readonly #heldUntil = new Map<string, number>();
  #all = 0;
  #began: number;

  constructor(lagMs: () => number, clock: () => number = () => performance.now()) {
    this.#lagMs = lagMs;
    this.#clock = clock;
    this.#began = clock();
  }

  /** Counts a request; null when it is one too many of this client, else the way out, to be called once. */
  enter(client: string): (() => void) | null {
    const at = this.#clock();
    if (at - this.#began >= secondMs) this.#beginAnew(at);
    const own = (this.#asked.get(client) ?? 0) + 1;
    this.#asked.set(client, own);
    this.#all += 1;
    if (this.#isHeld(client, own, at)) return null;
    this.#underWay.set(client, (this.#underWay.get(client) ?? 0) + 1);
    return () => {
      const left = (this.#underWay.get(client) ?? 1) - 1;
      if (left > 0) this.#underWay.set(client, left);
      else this.#underWay.delete(client);
    };
  }

  #isHeld(client: string, own: number, at: number): boolean {
    if ((this.#heldUntil.get(client) ?? 0) > at) return own > passing;
    // Alone it crowds nobody out; and where a proxy's address stands for everybody, nobody is held for it.
    const isMost = own < this.#all && own * 2 > this.#all;
    const isMany = own >= manyInASecond || (this.#underWay.get(client) ?? 0) >= manyAtOnce;
    if (!isMost || !isMany || this.#lagMs() < laggingMs) return false;
    this.#heldUntil.set(client, at + penaltyMs);
    return true;
  }

  #beginAnew(at: number): void {
    this.#began = at;
    this.#all = 0;
    this.#asked.clear();
    for (const [client, until] of this.#heldUntil) if (until <= at) this.#heldUntil.delete(client);
  }
}

const lookEveryMs = 50;

/** How late the process is with what it does next: of the last moments, the newest counting most. */
export function watchLag(): { lagMs: () => number; end: () => void } {
  let lag = 0;
  let due = performance.now() + lookEveryMs;
  const timer = setInterval(() => {
    const late = Math.max(0, performance.now() - due);
    lag = lag * 0.7 + late * 0.3;
    due = performance.now() + lookEveryMs;
  }, lookEveryMs);
  timer.unref();
  return { lagMs: () => Math.max(lag, performance.now() - due), end: () => clearInterval(timer) };
}
