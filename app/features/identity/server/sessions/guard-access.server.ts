import { data, type MiddlewareFunction, redirect } from "react-router";
import { readFormData } from "#app/core/forms/form.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { accountRoles } from "#app/core/portals/roles.ts";
import { limitWords } from "#app/core/portals/staff-limit.ts";
import { staffRoleWords } from "#app/core/portals/staff-roles.ts";
import type { FeatureRoute } from "#app/core/requests/define-routes.ts";
import { isProblem, ProblemError, toProblem } from "#app/core/requests/errors.ts";
import { log, noteCause } from "#app/core/requests/observing/log.server.ts";
import {
  type DeskAccess,
  deskAccessContext,
  getActor,
  refusalContext,
  requestIdContext,
} from "#app/core/requests/request-context.ts";
import { writeAudit } from "#app/db/audit/audit.server.ts";
import { inTransaction } from "#app/db/opening/client.server.ts";
import { portalOf, portalPath, signInNames } from "../../staff/portal-role.ts";
import { parkForm } from "./park-form.server.ts";
import { sessionCookie } from "./session-cookie.server.ts";

type Guard = MiddlewareFunction<Response>;
type Args = Parameters<Guard>[0];

/** React Router's name for "no route of ours": its page answers 404. */
const nothingThere = "/*";
/** With a file of 5 MB in it. The file itself is not kept. */
const largestParked = 6 * 1024 * 1024;
/** Where a family that has not yet said which student it is about may go. */
const beforeChoosing = /^\/(login|settings|logout|dashboard)(\/|$)/;

/**
 * T12, default deny: the route table says who may open an address, and what the router matched (not what the
 * address looks like) is what is looked up; a page without an entry is closed to everyone.
 */
export function guardAccess(routeTable: readonly FeatureRoute[]): Guard {
  const routes = new Map(routeTable.map((route) => [route.path, route]));
  const deskRoutes = routeTable.filter(({ opens, path }) => opens && !path.includes(":"));
  return async (args, next) => {
    const { context, pattern, url } = args;
    // Refused before anybody was asked who he is: the page throws it, and nothing is parked or redirected.
    if (context.get(refusalContext)) return next();
    const route = routes.get(absolute(pattern));
    context.set(deskAccessContext, (actor) => accessOf(actor, route, deskRoutes));
    if (route?.access === "everyone" || absolute(pattern) === nothingThere) return next();
    const actor = await getActor(context).catch(asProblem);
    if (isProblem(actor)) return showInShell(args, actor, next);
    if (!route?.access.includes(actor.role)) {
      if (actor.role === "visitor" && route) return letInOrSendToSignIn(args, route, next);
      return refuse(args, actor, route, next);
    }
    if (actor.role === "admin" && !isTheirDesk(args, actor, route)) {
      return refuse(args, actor, route, next);
    }
    if (actor.role === "student" && !actor.studentId && !beforeChoosing.test(url.pathname)) {
      throw redirect(`/login/student?next=${encodeURIComponent(url.pathname + url.search)}`);
    }
    return next();
  };
}

/** What the frame shows somebody of the admin desk; a page that no right opens is one's own (settings). */
function accessOf(
  actor: Actor,
  route: FeatureRoute | undefined,
  deskRoutes: readonly FeatureRoute[],
): DeskAccess {
  if (actor.role !== "admin") return { open: [], mayAct: false };
  const open = deskRoutes.filter(({ opens }) => holdsOne(actor, opens)).map(({ path }) => path);
  return { open, mayAct: route?.opens ? holdsOne(actor, route.acts) : true };
}

/** D20: the rights of the route table, for the page and for what is sent to it. */
function isTheirDesk({ request }: Args, actor: Actor, route: FeatureRoute): boolean {
  const isRead = request.method === "GET" || request.method === "HEAD";
  return !route.opens || holdsOne(actor, isRead ? route.opens : route.acts);
}

function holdsOne(actor: Actor, rights: FeatureRoute["opens"]): boolean {
  return rights?.some((right) => right.heldBy(actor)) ?? false;
}

/** A visitor signs in and comes back. A portal's own address is its sign-in screen: its page sees to that. */
async function letInOrSendToSignIn(
  args: Args,
  route: FeatureRoute,
  next: () => Promise<Response>,
): Promise<Response> {
  const { request, url } = args;
  const portal = route.signIn === "same-address" ? portalOf(route.path) : null;
  if (portal && route.path === portalPath(portal)) return next();
  const isRead = request.method === "GET" || request.method === "HEAD";
  const cookies = isRead ? [] : await parkedCookies(args);
  const here = encodeURIComponent(url.pathname + url.search);
  const signIn = portal ? `${portalPath(portal)}?next=${here}` : `/login?next=${here}`;
  throw redirect(signIn, { headers: cookies.map((cookie): [string, string] => ["Set-Cookie", cookie]) });
}

/** What was being sent with a session that has just run out is not lost: see parkForm. */
async function parkedCookies({ request, url }: Args): Promise<string[]> {
  const sessionToken = sessionCookie.read(request, "session");
  if (!sessionToken || request.method !== "POST") return [];
  const form = await readFormData(request, largestParked).catch(() => null);
  const parked = form && (await parkForm({ sessionToken, path: url.pathname + url.search, form }));
  return parked ? [sessionCookie.write("parked", parked.token, parked.maxAgeSeconds)] : [];
}

async function refuse(
  args: Args,
  actor: Actor,
  route: FeatureRoute | undefined,
  next: () => Promise<Response>,
): Promise<Response> {
  await recordRefusal(actor, args.pattern);
  return showInShell(args, refusalFor(actor, route), next);
}

/**
 * The page's loader and action see the refusal and throw it (server/pages/with-problems.ts), so that it is shown
 * inside the shell. Should a page have neither, what it made is thrown away here: closed means closed.
 */
async function showInShell(
  { context }: Args,
  refusal: ProblemError,
  next: () => Promise<Response>,
): Promise<Response> {
  context.set(refusalContext, refusal);
  noteCause(refusal);
  const response = await next();
  if (response.status === refusal.status) return response;
  const { status, headers } = refusal;
  throw data(toProblem(refusal, context.get(requestIdContext)), { status, headers });
}

/** O10b: who asks cannot be found out while the database is away. That is no fault of the page. */
function asProblem(error: unknown): ProblemError {
  if (!isProblem(error)) throw error;
  return error;
}

function refusalFor(actor: Actor, route: FeatureRoute | undefined): ProblemError {
  if (actor.role === "admin" && route?.access.includes("admin")) {
    const roles = (actor.staffRoles ?? []).map((role) => staffRoleWords[role].label).join(", ");
    return new ProblemError({
      status: 403,
      code: "not_your_desk",
      title: "This is another desk’s work",
      detail: roles
        ? `You work as ${roles}${actor.limit ? `, for ${limitWords(actor.limit)}` : ""}. Security & Roles → Roles says what each role may do; a super admin can ask for another role for you.`
        : "You have no role at the desk yet. A super admin can ask for one for you.",
    });
  }
  const needed =
    route && route.access !== "everyone" ? accountRoles.filter((role) => route.access.includes(role)) : [];
  const mine = accountRoles.find((role) => role === actor.role);
  const who = needed.map((role) => signInNames[role]).join(" or ");
  return new ProblemError({
    status: 403,
    code: needed.length > 0 ? "wrong_role" : "forbidden",
    title: "This page needs another sign-in",
    detail: who
      ? `It is for ${who}. You are signed in as ${mine ? signInNames[mine] : "a visitor"}.`
      : "Nobody may open this page.",
  });
}

async function recordRefusal(actor: Actor, pattern: string): Promise<void> {
  if (!actor.userId) return;
  try {
    await inTransaction((tx) =>
      writeAudit(tx, {
        chain: `account:${actor.userId}`,
        actor,
        event: "access.refused",
        details: { page: pattern },
      }),
    );
  } catch (error) {
    // On a database that takes no writes the page is no less closed.
    log.error({ err: error }, "a refused access could not be recorded");
  }
}

/** React Router names a page inside a pathless layout without the leading slash. */
function absolute(pattern: string): string {
  return pattern.startsWith("/") ? pattern : `/${pattern}`;
}
