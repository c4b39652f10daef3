import type { IncomingMessage, RequestListener, Server, ServerResponse } from "node:http";

/**
 * The replies that are being made. A reply is over when its handler has ended and its last byte is gone (or
 * nobody is there to read it): only then does nothing of it need the database any more (O7).
 */
export class RunningReplies {
  #replies = new Set<ServerResponse>();
  #handlers = 0;
  #isLast = false;

  /** Around the application: knows of every request from its first to its last moment. */
  listener(answer: RequestListener): RequestListener {
    return async (request: IncomingMessage, response: ServerResponse) => {
      this.#replies.add(response);
      response.once("close", () => this.#replies.delete(response));
      if (this.#isLast) response.shouldKeepAlive = false;
      this.#handlers += 1;
      try {
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
    const closed = new Promise<void>((resolve) => server.close(() => resolve()));
    const cutAt = performance.now() + mostMs;
    while (this.count > 0 && performance.now() < cutAt) await this.#look(server);
    server.closeAllConnections();
    await closed;
    // Cut off, a handler still runs to its own end; it would find the database closed.
    const leaveAt = performance.now() + 5000;
    while (this.#handlers > 0 && performance.now() < leaveAt) await this.#look(server);
  }

  /** A reply that had begun before the goodbye leaves its connection open: closed as soon as it is idle. */
  #look(server: Server): Promise<void> {
    server.closeIdleConnections();
    return new Promise((resolve) => setTimeout(resolve, 20));
  }
}
