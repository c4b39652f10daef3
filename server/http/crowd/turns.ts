/** What is begun in one round of the event loop: so many, and no more once so much time went into them. */
const mostInARound = 32;
const roundMs = 10;

/**
 * T50: whose request is begun next. A page without a query is drawn in one piece, from the socket to the answer: of
 * two hundred such requests that came together nothing else would be heard before the last was done. So each waits
 * for its turn, and clients take turns: of pages one or a few begin in each round of the event loop, of refusals
 * many, and who comes with a single request waits for one round of the two hundred.
 */
export class Turns {
  /** Whose turn is next stands first. */
  readonly #queues = new Map<string, (() => void)[]>();
  #waiting = 0;
  #isServing = false;

  wait(client: string): Promise<void> {
    return new Promise((begin) => {
      const queue = this.#queues.get(client);
      if (queue) queue.push(begin);
      else this.#queues.set(client, [begin]);
      this.#waiting += 1;
      if (!this.#isServing) this.#beginRound();
    });
  }

  /** What an immediate begins has run as far as it can before the next immediate; what has come is heard after all. */
  #beginRound(): void {
    this.#isServing = this.#waiting > 0;
    let left = Math.min(this.#waiting, mostInARound);
    let began: number | null = null;
    const step = () => {
      began ??= performance.now();
      if (performance.now() - began < roundMs) this.#beginNext();
      left -= 1;
      if (left === 0) this.#beginRound();
    };
    for (let place = left; place > 0; place -= 1) setImmediate(step);
  }

  #beginNext(): void {
    const [next] = this.#queues;
    if (!next) return;
    const [client, queue] = next;
    const begin = queue.shift();
    this.#queues.delete(client);
    if (queue.length > 0) this.#queues.set(client, queue);
    this.#waiting -= 1;
    begin?.();
  }
}
