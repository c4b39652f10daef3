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

/** T50: of what a lane may hold, how much one client may. Whoever holds nothing yet may also wait longer. */
const clientShare = 0.5;
const firstPatienceMs = 1500;

const fewest = 4;
const atFirst = 24;
/** What is inside should be answered within this; three quarters of them decide whether there is less room. */
const aimMs = 300;
const lookEveryMs = 250;
/** An answer that takes long keeps being worked on, but keeps nobody out any more. */
const placeHeldMs = 3000;

type Waiter = { letIn: (leave: (() => void) | null) => void; timer: NodeJS.Timeout };

/**
 * How many requests are worked on at once. A process that takes on more does nothing sooner, it only answers
 * everybody later: so, while all places are used, their number follows how long the answers take (fewer, down to
 * half, by how slow they are; one more when quick), and a short queue in the order of lanes does the rest. Within
 * a lane clients take turns, so that one with two hundred requests waits behind one with a single request.
 */
export class Gate {
  #most: number;
  #places: number;
  #inside: Record<Lane, Map<string, number>> = {
    sending: new Map(),
    applying: new Map(),
    reading: new Map(),
  };
  /** Whose turn is next stands first. */
  #queues: Record<Lane, Map<string, Waiter[]>> = {
    sending: new Map(),
    applying: new Map(),
    reading: new Map(),
  };
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
    return order.reduce((sum, lane) => sum + this.#waitingIn(lane), 0);
  }

  /** The way out, to be called once; null: there is no room, come back later. */
  async enter(lane: Lane, client: string): Promise<(() => void) | null> {
    const queue = this.#queues[lane];
    const own = queue.get(client) ?? [];
    if (own.length === 0 && this.#hasRoom(lane, client)) return this.#take(lane, client);
    this.#wasFull = true;
    // Nobody stands in a queue that cannot be served in time, and nobody makes it so for the others.
    if (own.length >= this.#places || this.#waitingIn(lane) >= this.#places * 4) return null;
    const isFirst = own.length === 0 && this.#heldBy(client, order) === 0;
    return new Promise((answer) => {
      const waiter: Waiter = {
        letIn: answer,
        timer: setTimeout(
          () => {
            this.#forget(lane, client, waiter);
            answer(null);
          },
          isFirst ? firstPatienceMs : rules[lane].patienceMs,
        ),
      };
      queue.set(client, [...own, waiter]);
    });
  }

  #waitingIn(lane: Lane): number {
    return [...this.#queues[lane].values()].reduce((sum, waiters) => sum + waiters.length, 0);
  }

  #forget(lane: Lane, client: string, waiter: Waiter): void {
    const left = (this.#queues[lane].get(client) ?? []).filter((other) => other !== waiter);
    if (left.length > 0) this.#queues[lane].set(client, left);
    else this.#queues[lane].delete(client);
  }

  #heldIn(lanes: readonly Lane[]): number {
    return lanes.reduce(
      (sum, lane) => sum + [...this.#inside[lane].values()].reduce((held, count) => held + count, 0),
      0,
    );
  }

  #heldBy(client: string, lanes: readonly Lane[]): number {
    return lanes.reduce((sum, lane) => sum + (this.#inside[lane].get(client) ?? 0), 0);
  }

  #roomOf(lane: Lane): number {
    return Math.max(1, Math.floor(this.#places * rules[lane].share));
  }

  #isFull(lane: Lane): boolean {
    const behind = order.slice(order.indexOf(lane));
    return this.#heldIn(order) >= this.#places || this.#heldIn(behind) >= this.#roomOf(lane);
  }

  #hasRoom(lane: Lane, client: string): boolean {
    const behind = order.slice(order.indexOf(lane));
    const own = Math.max(1, Math.floor(this.#roomOf(lane) * clientShare));
    return !this.#isFull(lane) && this.#heldBy(client, behind) < own;
  }

  #take(lane: Lane, client: string): () => void {
    const entered = performance.now();
    const held = this.#inside[lane];
    held.set(client, (held.get(client) ?? 0) + 1);
    let holds = true;
    const giveBack = () => {
      if (!holds) return;
      holds = false;
      const left = (held.get(client) ?? 1) - 1;
      if (left > 0) held.set(client, left);
      else held.delete(client);
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
      for (let next = this.#nextIn(lane); next; next = this.#nextIn(lane)) {
        const [client, waiter] = next;
        this.#forget(lane, client, waiter);
        const rest = this.#queues[lane].get(client);
        if (rest) {
          this.#queues[lane].delete(client);
          this.#queues[lane].set(client, rest);
        }
        clearTimeout(waiter.timer);
        waiter.letIn(this.#take(lane, client));
      }
    }
  }

  #nextIn(lane: Lane): [client: string, waiter: Waiter] | null {
    for (const [client, [first]] of this.#queues[lane]) {
      if (first && this.#hasRoom(lane, client)) return [client, first];
    }
    return null;
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
