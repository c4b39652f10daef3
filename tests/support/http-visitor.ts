/** A browser without script, as far as cookies go. */
export class HttpVisitor {
  readonly #cookies = new Map<string, string>();
  readonly #url: string;
  readonly #from: Record<string, string>;

  /** address: whose it is, where the server believes a proxy. */
  constructor(url: string, address?: string) {
    this.#url = url;
    this.#from = address ? { "x-forwarded-for": address } : {};
  }

  async get(path: string, headers: Record<string, string> = {}): Promise<Response> {
    return this.#keep(
      await fetch(this.#url + path, {
        redirect: "manual",
        headers: { accept: "text/html", ...this.#from, ...headers, cookie: this.#header(headers.cookie) },
      }),
    );
  }

  async post(
    path: string,
    fields: Record<string, string> | [string, string][] | FormData,
  ): Promise<Response> {
    return this.#keep(
      await fetch(this.#url + path, {
        method: "POST",
        redirect: "manual",
        headers: {
          accept: "text/html",
          "sec-fetch-site": "same-origin",
          ...this.#from,
          cookie: this.#header(),
        },
        body: fields instanceof FormData ? fields : new URLSearchParams(fields),
      }),
    );
  }

  get cookie(): string {
    return this.#header();
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
