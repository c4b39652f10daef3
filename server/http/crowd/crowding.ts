import { clearInterval, setInterval } from "node:timers";

/** More than a person, or a program that asks for one thing after the other, has waiting at once, or asks for in a second. */
const manyAtOnce = 20;
const manyInASecond = 100;
/** Of somebody who is held back, so many in a second pass all the same: others may share the address. */
const passing = 8;
/** A process that draws one page after the other is late by half a page. */
const laggingMs = 15;
const penaltyMs = 10_000;
const secondMs = 1000;

/** How many of something there are, of each client and of all. */
class Counts {
  readonly #own = new Map<string, number>();
  #all = 0;

  change(client: string, by: 1 | -1): number {
    const own = (this.#own.get(client) ?? 0) + by;
    this.#all += by;
    if (own > 0) this.#own.set(client, own);
    else this.#own.delete(client);
    return own;
  }

  isMost(client: string, many: number): boolean {
    const own = this.#own.get(client) ?? 0;
    return own >= many && own * 2 > this.#all;
  }

  ofOthers(client: string): number {
    return this.#all - (this.#own.get(client) ?? 0);
  }

  clear(): void {
    this.#own.clear();
    this.#all = 0;
  }
}

/**
 * T50: who, while the process lags, asks for more than everybody else together. Even the cheapest answer, five hundred
 * times in a second, stands before every step of the others' requests; so it is not refused sooner but later.
 */
export class Crowding {
  readonly #lagMs: () => number;
  readonly #clock: () => number;
  readonly #underWay = new Counts();
  readonly #asked = new Counts();
  readonly #passed = new Counts();
  readonly #heldUntil = new Map<string, number>();
  #began: number;

  constructor(lagMs: () => number, clock: () => number = () => performance.now()) {
    this.#lagMs = lagMs;
    this.#clock = clock;
    this.#began = clock();
  }

  /** When a request comes, before it waits for anything. The way out is called once, when nothing is done for it any more. */
  arrive(client: string): () => void {
    this.#beginAnew();
    this.#asked.change(client, 1);
    this.#underWay.change(client, 1);
    return () => void this.#underWay.change(client, -1);
  }

  /** When its turn has come. */
  isTooMany(client: string): boolean {
    this.#beginAnew();
    const at = this.#clock();
    if ((this.#heldUntil.get(client) ?? 0) > at) return this.#passed.change(client, 1) > passing;
    // Alone it crowds nobody out; and where a proxy's address stands for everybody, nobody is held for it.
    const isAlone = this.#underWay.ofOthers(client) + this.#asked.ofOthers(client) === 0;
    const isMost = this.#underWay.isMost(client, manyAtOnce) || this.#asked.isMost(client, manyInASecond);
    if (isAlone || !isMost || this.#lagMs() < laggingMs) return false;
    this.#heldUntil.set(client, at + penaltyMs);
    return true;
  }

  #beginAnew(): void {
    const at = this.#clock();
    if (at - this.#began < secondMs) return;
    this.#began = at;
    this.#asked.clear();
    this.#passed.clear();
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
