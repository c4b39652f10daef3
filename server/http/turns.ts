/**
 * T50: whose request is begun next. A page without a query is drawn in one piece, from the socket to the answer: of
 * two hundred such requests that came together nothing else would be heard before the last was done. So each waits
 * for its turn, one begins in each round of the event loop, and clients take turns: who comes with a single request
 * waits for one of the two hundred.
 */
export class Turns {
  /** Whose turn is next stands first. */
  readonly #queues = new Map<string, (() => void)[]>();
  #isServing = false;

  wait(client: string): Promise<void> {
    return new Promise((begin) => {
      const queue = this.#queues.get(client);
      if (queue) queue.push(begin);
      else this.#queues.set(client, [begin]);
      if (this.#isServing) return;
      this.#isServing = true;
      setImmediate(this.#serve);
    });
  }

  readonly #serve = () => {
    const [next] = this.#queues;
    if (!next) {
      this.#isServing = false;
      return;
    }
    const [client, queue] = next;
    const begin = queue.shift();
    this.#queues.delete(client);
    if (queue.length > 0) this.#queues.set(client, queue);
    // What it begins runs before the next round, and what has come meanwhile is heard in between.
    begin?.();
    setImmediate(this.#serve);
  };
}
