import type { Role } from "#app/core/portals/permissions.ts";
import { routeTable } from "#app/route-table.ts";
import type { HttpVisitor } from "#tests/support/http-visitor.ts";
import { attribute } from "./forms-of.ts";

export interface Answer {
  readonly address: string;
  /** The route's path in the table. */
  readonly route: string;
  readonly status: number;
  readonly text: string;
}

/** Rows of one kind that are opened: a list of a hundred teaches no more than its first. */
const rowsOfAKind = 2;
/** However a list is narrowed and sorted, and in whichever language: it is the same page. */
const ofAList = ["at", "clear", "key", "lang", "q", "rule", "sort", "state", "status"];

const routes = routeTable.map((route) => ({
  ...route,
  pattern: new RegExp(`^${route.path.replace(/[.+]/g, "\\$&").replace(/:\w+/g, "[^/]+")}$`),
}));

export function routeOf(pathname: string) {
  return (
    routes.find(({ path }) => path === pathname) ??
    routes.find(({ pattern }) => pattern.test(pathname)) ??
    null
  );
}

/** Every address of the table that the role may open, and whatever they link to; each told to `onAnswer`. */
export async function crawl(
  visitor: HttpVisitor,
  role: Role,
  onAnswer: (answer: Answer) => Promise<void>,
  follows: (link: URL) => boolean = () => true,
): Promise<void> {
  const waiting = routes
    .filter(
      ({ path, access }) =>
        !path.includes(":") && (access === "everyone" ? role === "visitor" : access.includes(role)),
    )
    .map(({ path }) => path);
  const seen = new Set(waiting);
  const opened = new Map<string, number>();
  for (let address = waiting.shift(); address; address = waiting.shift()) {
    const route = routeOf(new URL(address, "http://page.invalid").pathname);
    if (!route) continue;
    const reply = await visitor.get(address);
    const type = reply.headers.get("content-type") ?? "";
    const isText = /text|json|calendar/.test(type);
    const body = Buffer.from(await reply.arrayBuffer());
    const text = isText ? body.toString("utf8") : "";
    await onAnswer({ address, route: route.path, status: reply.status, text });
    if (!type.includes("text/html")) continue;
    for (const link of linksIn(text).filter(follows)) {
      const target = routeOf(link.pathname);
      const isHers =
        target &&
        (target.access === "everyone"
          ? role === "visitor" || target.path.includes(":")
          : target.access.includes(role));
      const key = [target?.path, ...kindOf(link)].join(" ");
      const next = link.pathname + link.search;
      if (!isHers || seen.has(next) || (opened.get(key) ?? 0) >= rowsOfAKind) continue;
      seen.add(next);
      opened.set(key, (opened.get(key) ?? 0) + 1);
      waiting.push(next);
    }
  }
}

function kindOf({ searchParams }: URL): string[] {
  return [...searchParams]
    .filter(([name]) => !ofAList.includes(name))
    .map(([name, value]) => (name === "tab" || name === "step" ? `${name}=${value}` : name))
    .toSorted();
}

export function linksIn(html: string): URL[] {
  return [...html.matchAll(/<a\b([^>]*)>/g)].flatMap(([, head = ""]) => {
    const href = attribute(head, "href");
    if (!href?.startsWith("/") || href.startsWith("//")) return [];
    return [new URL(href, "http://page.invalid")];
  });
}
