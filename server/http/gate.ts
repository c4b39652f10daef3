/** Who comes first when there is not room for everybody. */
export type Lane = "sending" | "applying" | "reading";

const order: readonly Lane[] = ["sending", "applying", "reading"];

/**
 * share: of the places, how many this lane and those behind it may hold together, so that a reader never
 * keeps a sender out. patienceMs: how long one waits for a place before being asked to come back.
 */
const rules: Record<Lane, { share: number; patienceMs: number }> = {
  sending: { share: 1, patienceMs: 500 },
  applying: { share: 0.75, patienceMs: 400 },
  reading: { share: 0.5, patienceMs: 250 },
};

const fewest = 4;
const atFirst = 24;
/** What is inside should be answered within this; three quarters of them decide whether there is less room. */
const aimMs = 300;
const lookEveryMs = 250;
/** A phone on a slow line still sends its form: it keeps being served, but keeps nobody out any more. */
const placeHeldMs = 3000;

type Waiter = { letIn: (leave: () => void) => void; timer: NodeJS.Timeout };

/**
 * How many requests are worked on at once. A process that takes on more does nothing sooner, it only answers
 * everybody later: so, while all places are used, their number follows how long the answers take (fewer, down to
 * half, by how slow they are; one more when quick), and a short queue in the order of lanes does the rest.
 */
export class Gate {
  #most: number;
  #places: number;
  #inside: Record<Lane, number> = { sending: 0, applying: 0, reading: 0 };
  #queues: Record<Lane, Set<Waiter>> = { sending: new Set(), applying: new Set(), reading: new Set() };
  #took: number[] = [];
  #wasFull = false;
  #lookedAt = performance.now();

  constructor(most: number) {
    this.#most = most;
    this.#places = Math.min(most, atFirst);
  }

  get places(): number {
    return this.#places;
  }

  get waiting(): number {
    return order.reduce((sum, lane) => sum + this.#queues[lane].size, 0);
  }

  /** The way out, to be called once; null: there is no room, come back later. */
  async enter(lane: Lane): Promise<(() => void) | null> {
    const isFirst = order.slice(0, order.indexOf(lane) + 1).every((other) => this.#queues[other].size === 0);
    if (isFirst && this.#hasRoom(lane)) return this.#take(lane);
    this.#wasFull = true;
    // Nobody stands in a queue that cannot be served in time.
    if (this.#queues[lane].size >= this.#places * 4) return null;
    return new Promise((answer) => {
      const waiter: Waiter = {
        letIn: answer,
        timer: setTimeout(() => {
          this.#queues[lane].delete(waiter);
          answer(null);
        }, rules[lane].patienceMs),
      };
      this.#queues[lane].add(waiter);
    });
  }

  #hasRoom(lane: Lane): boolean {
    const behind = order.slice(order.indexOf(lane));
    const held = behind.reduce((sum, other) => sum + this.#inside[other], 0);
    const all = order.reduce((sum, other) => sum + this.#inside[other], 0);
    return all < this.#places && held < Math.max(1, Math.floor(this.#places * rules[lane].share));
  }

  #take(lane: Lane): () => void {
    const entered = performance.now();
    this.#inside[lane] += 1;
    let holds = true;
    const giveBack = () => {
      if (!holds) return;
      holds = false;
      this.#inside[lane] -= 1;
      this.#serve();
    };
    const slow = setTimeout(giveBack, placeHeldMs);
    slow.unref();
    return () => {
      clearTimeout(slow);
      this.#look(performance.now() - entered);
      giveBack();
    };
  }

  #serve(): void {
    for (const lane of order) {
      for (const waiter of this.#queues[lane]) {
        if (!this.#hasRoom(lane)) break;
        this.#queues[lane].delete(waiter);
        clearTimeout(waiter.timer);
        waiter.letIn(this.#take(lane));
      }
    }
  }

  #look(took: number): void {
    this.#took.push(took);
    const at = performance.now();
    if (at - this.#lookedAt < lookEveryMs) return;
    this.#lookedAt = at;
    const sorted = this.#took.sort((a, b) => a - b);
    const usual = sorted[Math.floor(sorted.length * 0.75)] ?? 0;
    // Slow answers while there was room have another cause, and fewer places would not mend it.
    if (this.#wasFull && usual > aimMs) {
      const kept = Math.floor(this.#places * Math.max(0.5, aimMs / usual));
      this.#places = Math.max(Math.min(fewest, this.#most), kept);
    } else if (this.#wasFull || this.#places < atFirst) {
      this.#places = Math.min(this.#most, this.#places + 1);
    }
    this.#took = [];
    this.#wasFull = false;
  }
}
