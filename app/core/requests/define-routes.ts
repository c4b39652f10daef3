import type { Right, Role } from "../portals/permissions.ts";
import { roles } from "../portals/permissions.ts";

export type RouteLayout = "public" | "student" | "institute" | "portal" | "bare";

/** One address of one room. `file` is relative to app/, a string, so that no import edge arises. */
export interface FeatureRoute {
  readonly path: string;
  readonly file: string;
  /** Who may open it. There is no default: a route that does not say does not start. */
  readonly access: "everyone" | readonly Role[];
  /** Which right of the admin desk opens it, and stands behind its line in the menu: one of them is enough. */
  readonly opens?: readonly Right[];
  /** Which rights let somebody of the admin desk send anything to it; without them the page is only read. */
  readonly acts?: readonly Right[];
  /** Where a visitor without the role signs in: the login dialog, or the same address (portals). */
  readonly signIn?: "dialog" | "same-address";
  readonly layout: RouteLayout;
  readonly sitemap?: boolean;
  /** The answer is the same for everyone and may enter the page cache. */
  readonly cache?: boolean;
  /** Of a cached page: what it reads from its address. Anything else in the address neither reaches it nor makes an entry. */
  readonly query?: readonly string[];
  /** Those of `query` that may stand in it with several values, whose order says nothing. */
  readonly several?: readonly string[];
  /** Read, not worked with: it comes without React in the browser; app/still makes its parts move. */
  readonly still?: boolean;
  /** Made for one reader, and her phone may keep it for the time without a network. What is the same for everyone may be kept anyway. */
  readonly offline?: boolean;
  /** It takes files: from whoever has signed in, or from everyone. Others take a megabyte of words at most. */
  readonly files?: "signed-in" | "everyone";
  /** Whoever helps a student is her helper here; everywhere else a visitor like any other. */
  readonly helpers?: true;
}

export interface FeatureRoutes {
  readonly room: string;
  readonly routes: readonly FeatureRoute[];
}

const layouts: readonly RouteLayout[] = ["public", "student", "institute", "portal", "bare"];

/** Checks each route where it is written, so that a mistake names itself at start and in the tests. */
export function defineRoutes(room: string, routes: readonly FeatureRoute[]): FeatureRoutes {
  const seen = new Set<string>();
  for (const route of routes) {
    const problem = problemOf(route) ?? (seen.has(route.path) ? "is defined twice" : null);
    if (problem) throw new Error(`${room}: the route ${route.path} ${problem}`);
    seen.add(route.path);
  }
  return { room, routes };
}

function problemOf(route: FeatureRoute): string | null {
  const { path, file, access } = route;
  if (!path.startsWith("/") || (path !== "/" && path.endsWith("/"))) {
    return "must begin with / and not end with it";
  }
  if (!/^[a-z0-9][a-z0-9/_.-]*\.tsx?$/.test(file)) return `names no file under app/: "${file}"`;
  if (!layouts.includes(route.layout)) return `has no layout: "${route.layout}"`;
  if (route.still && (route.layout !== "public" || route.access !== "everyone"))
    return "is still, but not a public page";
  if (route.offline && route.access !== "everyone" && !route.access.every((role) => role === "student")) {
    return "is kept on phones, but not a student's alone";
  }
  if (/^\/admin(\/|$)/.test(path) && !route.opens?.length) return "is the desk's, but no right opens it";
  if (access !== "everyone") {
    if (!Array.isArray(access) || access.length === 0) return "has no access entry";
    const unknown = access.find((role) => !roles.includes(role));
    if (unknown !== undefined) return `lets in an unknown role: "${unknown}"`;
    if (route.cache || route.sitemap) return "is private, so it can be neither cached nor in the sitemap";
  }
  return null;
}
