/**
 * T50: how many requests are under way, those still being sent included, of everybody and of each client. A slow
 * line costs little but time, so many may be on it; one client may never be all of them.
 */
export class ClientShares {
  readonly #most: number;
  readonly #mostOfOne: number;
  readonly #underWay = new Map<string, number>();
  #all = 0;

  constructor(most: number, mostOfOne: number) {
    this.#most = most;
    this.#mostOfOne = mostOfOne;
  }

  /** The way out, to be called once; null: this client, or everybody together, has no room left. */
  enter(client: string): (() => void) | null {
    const own = this.#underWay.get(client) ?? 0;
    if (this.#all >= this.#most || own >= this.#mostOfOne) return null;
    this.#all += 1;
    this.#underWay.set(client, own + 1);
    return () => {
      this.#all -= 1;
      const left = (this.#underWay.get(client) ?? 1) - 1;
      if (left > 0) this.#underWay.set(client, left);
      else this.#underWay.delete(client);
    };
  }
}
