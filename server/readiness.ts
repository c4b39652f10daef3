/** Whether this process should be sent visitors: after the start and until it is told to stop. */
export class Readiness {
  #state: "starting" | "ready" | "stopping" = "starting";
  #check: () => Promise<void>;

  constructor(checkDatabase: () => Promise<void>) {
    this.#check = checkDatabase;
  }

  /** Whoever is told to stop never becomes ready again. */
  becomes(state: "ready" | "stopping"): void {
    if (this.#state === "stopping") return;
    this.#state = state;
  }

  async problem(): Promise<string | null> {
    if (this.#state !== "ready") return this.#state;
    try {
      await this.#check();
      return null;
    } catch {
      return "The database does not answer.";
    }
  }
}
