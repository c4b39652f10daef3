import type { IncomingMessage, RequestListener, Server, ServerResponse } from "node:http";

const lookMs = 20;
/** Somebody was let in and has not said a word yet: his request may be on its way. */
const waitForWordsMs = 500;
/** Between two looks at the door: whoever knocks in this time, and not later, would be turned away hard. */
const shortTurnMs = 0.3;
const quietMs = 40;
const waitForQuietMs = 3000;

/**
 * The replies that are being made. A reply is over when its handler has ended and its last byte is gone (or
 * nobody is there to read it): only then does nothing of it need the database any more (O7).
 */
export class RunningReplies {
  #replies = new Set<ServerResponse>();
  #handlers = 0;
  #isLast = false;
  /** While the door is being closed. */
  #waiting: Promise<void> | null = null;

  /** Around the application: knows of every request from its first to its last moment. */
  listener(answer: RequestListener): RequestListener {
    return async (request: IncomingMessage, response: ServerResponse) => {
      this.#replies.add(response);
      response.once("close", () => this.#replies.delete(response));
      if (this.#isLast) response.shouldKeepAlive = false;
      this.#handlers += 1;
      try {
        if (this.#waiting) await this.#waiting;
        await answer(request, response);
      } finally {
        this.#handlers -= 1;
      }
    };
  }

  get count(): number {
    return Math.max(this.#handlers, this.#replies.size);
  }

  /** From now on each reply says `Connection: close`: the caller's next request goes to another process. */
  sayGoodbye(): void {
    this.#isLast = true;
    for (const response of this.#replies) if (!response.headersSent) response.shouldKeepAlive = false;
  }

  /** No new visitors; resolves when all replies are over, or cut after `mostMs`. */
  async finish(server: Server, mostMs: number): Promise<void> {
    this.sayGoodbye();
    let isClosed = false;
    const { closed } = await this.#closeDoor(server);
    void closed.then(() => {
      isClosed = true;
    });
    const cutAt = performance.now() + mostMs;
    let silentMs = 0;
    while (!isClosed && silentMs < waitForWordsMs && performance.now() < cutAt) {
      await this.#look(server);
      silentMs = this.count > 0 ? 0 : silentMs + lookMs;
    }
    server.closeAllConnections();
    await closed;
    // Cut off, a handler still runs to its own end; it would find the database closed.
    const leaveAt = performance.now() + 5000;
    while (this.#handlers > 0 && performance.now() < leaveAt) await this.#look(server);
  }

  /**
   * The system lets people in before we do: those it holds when the port closes lose their connection, and a proxy sends
   * a form that is lost like that to nobody else. So whoever comes now waits a moment before their page is made (that
   * is what takes long), and the port closes after a moment in which the turns of the loop were short and had nobody
   * to take in: a turn takes in one at a time, and whoever got a last reply comes again at once.
   */
  async #closeDoor(server: Server): Promise<{ closed: Promise<void> }> {
    const door = Promise.withResolvers<void>();
    this.#waiting = door.promise;
    const giveUpAt = performance.now() + waitForQuietMs;
    let taken = 0;
    const count = () => {
      taken += 1;
    };
    server.on("connection", count);
    let quietSince = performance.now();
    while (performance.now() - quietSince < quietMs && performance.now() < giveUpAt) {
      const [began, before] = [performance.now(), taken];
      await new Promise(setImmediate);
      if (taken !== before || performance.now() - began > shortTurnMs) quietSince = performance.now();
    }
    server.off("connection", count);
    const closed = new Promise<void>((resolve) => server.close(() => resolve()));
    this.#waiting = null;
    door.resolve();
    return { closed };
  }

  /** A reply that had begun before the goodbye leaves its connection open: closed as soon as it is idle. */
  #look(server: Server): Promise<void> {
    server.closeIdleConnections();
    return new Promise((resolve) => setTimeout(resolve, lookMs));
  }
}
