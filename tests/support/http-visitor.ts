/** A browser without script, as far as cookies go. */
export class HttpVisitor {
  readonly #cookies = new Map<string, string>();
  readonly #url: string;

  constructor(url: string) {
    this.#url = url;
  }

  async get(path: string, headers: Record<string, string> = {}): Promise<Response> {
    return this.#keep(
      await fetch(this.#url + path, {
        redirect: "manual",
        headers: { accept: "text/html", ...headers, cookie: this.#header(headers.cookie) },
      }),
    );
  }

  async post(path: string, fields: Record<string, string> | [string, string][]): Promise<Response> {
    return this.#keep(
      await fetch(this.#url + path, {
        method: "POST",
        redirect: "manual",
        headers: { accept: "text/html", "sec-fetch-site": "same-origin", cookie: this.#header() },
        body: new URLSearchParams(fields),
      }),
    );
  }

  #header(more?: string): string {
    return [...[...this.#cookies].map(([name, value]) => `${name}=${value}`), ...(more ? [more] : [])].join(
      "; ",
    );
  }

  #keep(reply: Response): Response {
    for (const cookie of reply.headers.getSetCookie()) {
      const [pair = ""] = cookie.split(";");
      this.#cookies.set(pair.slice(0, pair.indexOf("=")), pair.slice(pair.indexOf("=") + 1));
    }
    return reply;
  }
}
