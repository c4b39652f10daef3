import type { Context } from "hono";
import { createRequestHandler, RouterContextProvider, type ServerBuild } from "react-router";
import { type Actor, visitor } from "#app/core/portals/permissions.ts";
import {
  actorContext,
  clientAddressContext,
  languageContext,
  nonceContext,
  type Privacy,
  privacyContext,
  receivedAtContext,
  refusalContext,
  requestIdContext,
} from "#app/core/requests/request-context.ts";
import { randomToken } from "#app/core/secrets/crypto.server.ts";
import { isLanguage, type Language, languageFromCookies, pickLanguage } from "#app/core/words/i18n.ts";
import { keepLanguage } from "#app/core/words/language-cookie.ts";
import { watchTables } from "#app/db/read-once.server.ts";
import { neverFromReplica } from "#app/db/replica.server.ts";
import { findRoute } from "#app/route-table.ts";
import { keepHeader } from "../files/service-worker.ts";
import type { ServerEnv } from "../hono-env.ts";
import { pickEncoding } from "../http/compression.ts";
import { rememberReader } from "../http/crowd/known-readers.ts";
import { pageCacheHits } from "../http/metrics/server-metrics.ts";
import { atOrigin } from "../http/public-origin.ts";
import { contentSecurityPolicy } from "../http/security-headers.ts";
import { type ContentState, tagsOf } from "./content-changes.ts";
import type { CutStyles } from "./first-styles.ts";
import { type CachedPage, cacheKey, knownAddress, PageCache, toCachedPage } from "./page-cache.ts";
import { withProblems } from "./with-problems.ts";

export type PageHandlerOptions = {
  build: ServerBuild | (() => Promise<ServerBuild>);
  mode: "production" | "development";
  resolveActor: (request: Request, where?: { helpers: boolean }) => Promise<Actor>;
  content: () => ContentState;
  formTargets: string[];
  /** O23: how long a cache in front of us may show a public page without asking. */
  sharedSeconds: number;
  /** Off in development, where every change should show, and in the benchmark's other half. */
  cachePages: boolean;
  /** Null in development. */
  styles: CutStyles | null;
};

export const pageCache = new PageCache();

/** Whether this page lies ready in the cache: then it costs no more than a refusal. */
export function isPageKept(request: Request, now: ContentState): boolean {
  const url = new URL(request.url);
  const route = findRoute(url.pathname);
  if (request.method !== "GET" || !route?.cache) return false;
  return pageCache.find(cacheKey(knownAddress(url, route), languageOf(request, url)), now) !== null;
}

/** The last stop of a request: a public page from the cache, or a page rendered for this reader alone. */
export function pageHandler(options: PageHandlerOptions) {
  const { build } = options;
  const render = createRequestHandler(
    typeof build === "function" ? async () => withProblems(await build()) : withProblems(build),
    options.mode,
  );

  return async (c: Context<ServerEnv>): Promise<Response> => {
    const isWhole = isDecodable(c.req.raw.url);
    const request = isWhole ? c.req.raw : nowhere(c.req.raw);
    const url = new URL(request.url);
    const route = findRoute(url.pathname);
    const language = languageOf(request, url);

    const privacy: Privacy = { isPrivate: false };
    const renderFor = async (actor: () => Promise<Actor>, nonce: string, plain: Request) => {
      const context = new RouterContextProvider();
      context.set(privacyContext, privacy);
      context.set(requestIdContext, c.get("requestId"));
      context.set(clientAddressContext, c.get("clientAddress"));
      context.set(languageContext, language);
      context.set(receivedAtContext, c.get("receivedAt") ?? null);
      context.set(refusalContext, c.get("refusal") ?? null);
      context.set(nonceContext, nonce);
      context.set(actorContext, actor);
      return render(atOrigin(plain, c.get("publicOrigin")), context);
    };

    if (route?.cache && request.method === "GET" && options.cachePages) {
      const state = options.content();
      const address = knownAddress(url, route);
      const key = cacheKey(address, language);
      let page = pageCache.find(key, state);
      pageCacheHits.inc({ from: page ? "cache" : "render" });
      if (!page) {
        const made = await pageCache.make(key, async () => {
          const nonce = randomToken(16);
          // T51: rendered for nobody. Without the reader's cookies, headers and additions to the address
          // a public page cannot depend on them.
          const { made, tables } = await neverFromReplica(() =>
            watchTables(async () => {
              const response = await renderFor(async () => visitor, nonce, new Request(address));
              const isKept = response.status === 200 && pageCache.isWorthKeeping(address);
              // Whole before it is judged: parts of a page may read while others are on their way.
              return isKept
                ? { isKept, response: new Response(await response.arrayBuffer(), response) }
                : { isKept, response };
            }),
          );
          const { isKept, response } = made;
          if (privacy.isPrivate)
            throw new Error(`${route.path} is in the page cache but asks who its reader is.`);
          if (isKept) {
            // A page that React runs must find its head as React made it.
            const styles = route.still ? options.styles : null;
            return toCachedPage(response, nonce, { state, tags: tagsOf(tables) }, styles);
          }
          // What is not kept is rendered for one reader, so its scripts go by their nonce.
          response.headers.set(
            "Content-Security-Policy",
            contentSecurityPolicy({ nonce }, options.formTargets),
          );
          return response;
        });
        if (made instanceof Response) return rememberLanguage(made, url);
        page = made;
      }
      return rememberLanguage(serveCached(page, request, options.sharedSeconds), url);
    }

    const nonce = randomToken(16);
    let known: Promise<Actor> | undefined;
    const actor = () => {
      known ??= options.resolveActor(request, { helpers: route?.helpers === true }).then((found) => {
        rememberReader(request, found);
        return found;
      });
      return known;
    };
    const made = await renderFor(actor, nonce, request);
    const response = isWhole ? made : new Response(made.body, { status: 400, headers: made.headers });
    // A file of the vault brings a stricter one of its own (T23).
    if (!response.headers.has("Content-Security-Policy")) {
      response.headers.set("Content-Security-Policy", contentSecurityPolicy({ nonce }, options.formTargets));
    }
    // On a helper's device nothing of hers is kept.
    const isHelper = (await known?.catch(() => null))?.helper !== undefined;
    if (route?.offline && !isHelper && request.method === "GET" && response.status === 200) {
      response.headers.set(keepHeader, "own");
    }
    return rememberLanguage(response, url);
  };
}

/** An address such as /%E0%A4%A means nothing in any script. React Router would print it; nothing may (T27). */
function isDecodable(address: string): boolean {
  try {
    decodeURIComponent(new URL(address).pathname);
    return true;
  } catch {
    return false;
  }
}

/** The same visitor at an address where nothing lives, so that the page of help comes. */
function nowhere({ url, headers, signal }: Request): Request {
  const { origin, pathname, search } = new URL(url);
  return new Request(`${origin}/-${pathname.endsWith(".data") ? ".data" : ""}${search}`, { headers, signal });
}

function languageOf(request: Request, url: URL): Language {
  return pickLanguage({
    query: url.searchParams.get("lang"),
    cookie: languageFromCookies(request.headers.get("cookie")),
    acceptLanguage: request.headers.get("accept-language"),
  });
}

function serveCached(page: CachedPage, request: Request, sharedSeconds: number): Response {
  const headers = new Headers(page.headers);
  if (sharedSeconds > 0) mayBeShared(headers, page, sharedSeconds);
  headers.set("ETag", page.etag);
  const seen = request.headers.get("if-none-match");
  if (seen?.split(",").some((tag) => tag.trim().replace(/^W\//, "") === page.etag)) {
    return new Response(null, { status: 304, headers });
  }
  const encoding = pickEncoding(request.headers.get("accept-encoding") ?? undefined);
  const body = page.bodies[encoding];
  if (encoding !== "identity") headers.set("Content-Encoding", encoding);
  headers.set("Content-Length", String(body.length));
  headers.set(keepHeader, "seen");
  return new Response(new Uint8Array(body), { headers });
}

/**
 * The reader's browser asks each time, as without it. A cache in front of us answers for a while by itself, keyed by
 * the reader's language (deploy/nginx); whoever can drop pages by what they are made of finds it in the tags.
 */
function mayBeShared(headers: Headers, { madeOf }: CachedPage, seconds: number): void {
  const shared = `s-maxage=${seconds}, stale-while-revalidate=${seconds}`;
  headers.set("Cache-Control", `public, max-age=0, must-revalidate, ${shared}`);
  headers.set("Cache-Tag", madeOf.tags.join(","));
}

/** `?lang=te` in the address is also kept, so that the next page speaks Telugu too. */
function rememberLanguage(response: Response, url: URL): Response {
  const asked = url.searchParams.get("lang");
  if (isLanguage(asked)) {
    response.headers.append("Set-Cookie", keepLanguage(asked, url.href));
    // What sets a reader's cookie is for that reader.
    if (response.headers.get("Cache-Control")?.startsWith("public"))
      response.headers.set("Cache-Control", "no-cache");
  }
  return response;
}
