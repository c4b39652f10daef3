/**
 * T50: how many requests are under way, those still being sent included, of everybody and of each client. A slow
 * line costs little but time, so many may be on it; one client may never be all of them.
 */
export class ClientShares {
  readonly #most: number;
  readonly #mostOfOne: number;
  readonly #byClient = new Map<string, number>();
  #all = 0;

  constructor(most: number, mostOfOne: number) {
    this.#most = most;
    this.#mostOfOne = mostOfOne;
  }

  get underWay(): number {
    return this.#all;
  }

  /** The way out, to be called once; null: this client, or everybody together, has no room left. */
  enter(client: string): (() => void) | null {
    const own = this.#byClient.get(client) ?? 0;
    if (this.#all >= this.#most || own >= this.#mostOfOne) return null;
    this.#all += 1;
    this.#byClient.set(client, own + 1);
    return () => {
      this.#all -= 1;
      const left = (this.#byClient.get(client) ?? 1) - 1;
      if (left > 0) this.#byClient.set(client, left);
      else this.#byClient.delete(client);
    };
  }
}
