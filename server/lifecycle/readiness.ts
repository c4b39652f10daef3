import { log } from "#app/core/requests/observing/log.server.ts";
import { gauge } from "#app/core/requests/observing/metrics.server.ts";

const ready = gauge({ name: "ready", help: "1 when /readyz says so, at its last question" });

type Options = { timeoutMs: number };

/** Whether this process should be sent visitors: after the start, until it is told to stop, on a database that works. */
export class Readiness {
  #state: "starting" | "ready" | "stopping" = "starting";
  readonly #check: () => Promise<string | null>;
  readonly #timeoutMs: number;
  #running: Promise<string | null> | null = null;
  #said: string | null = null;

  /** `check` says what is wrong with the database, or null. */
  constructor(check: () => Promise<string | null>, { timeoutMs }: Options) {
    this.#check = check;
    this.#timeoutMs = timeoutMs;
  }

  /** Whoever is told to stop never becomes ready again. */
  becomes(state: "ready" | "stopping"): void {
    if (this.#state === "stopping") return;
    this.#state = state;
  }

  async problem(): Promise<string | null> {
    const problem = this.#state === "ready" ? await this.#askInTime() : this.#state;
    ready.set(problem === null ? 1 : 0);
    if (problem !== this.#said && this.#state === "ready") {
      if (problem) log.error({ problem }, "not ready");
      else if (this.#said) log.info("ready again");
      this.#said = problem;
    }
    return problem;
  }

  /** O11: a frozen database must not freeze the answer; and it is asked once, however often we are. */
  async #askInTime(): Promise<string | null> {
    this.#running ??= this.#ask().finally(() => {
      this.#running = null;
    });
    let timer: NodeJS.Timeout | undefined;
    const tooLate = new Promise<string>((resolve) => {
      timer = setTimeout(
        () => resolve(`The database did not answer within ${this.#timeoutMs} ms.`),
        this.#timeoutMs,
      );
    });
    try {
      return await Promise.race([this.#running, tooLate]);
    } finally {
      clearTimeout(timer);
    }
  }

  async #ask(): Promise<string | null> {
    try {
      return await this.#check();
    } catch (error) {
      log.debug({ err: error }, "readiness check failed");
      return "The database does not answer.";
    }
  }
}
