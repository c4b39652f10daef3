import type { RouterContextProvider } from "react-router";
import { data, type ServerBuild } from "react-router";
import { isProblem, toProblem } from "#app/core/requests/errors.ts";
import { noteCause } from "#app/core/requests/observing/log.server.ts";
import { refusalContext, requestIdContext } from "#app/core/requests/request-context.ts";

type Doing = (args: { context: RouterContextProvider }, ...rest: unknown[]) => unknown;

/**
 * Verbs throw problems; React Router would make a 500 of them. Here, once for all routes, a problem becomes
 * an answer with its own status that the error page can show.
 */
export function withProblems(build: ServerBuild): ServerBuild {
  const routes = Object.fromEntries(
    Object.entries(build.routes).map(([id, route]) => {
      if (!route) return [id, route];
      const module = { ...route.module };
      const wrap = (doing: unknown, mayRefuse: boolean) =>
        answering(mayRefuse ? unlessRefused(doing as Doing) : (doing as Doing)) as never;
      if (module.loader) module.loader = wrap(module.loader, isPage(id));
      if (module.action) module.action = wrap(module.action, true);
      module.headers ??= passOn as never;
      return [id, { ...route, module }];
    }),
  );
  return { ...build, routes };
}

type PageHeaders = { actionHeaders: Headers; parentHeaders: Headers; errorHeaders: Headers | undefined };

/** React Router drops what a page's answer says about itself unless the page asks for it; these always matter. */
function passOn({ actionHeaders, parentHeaders, errorHeaders }: PageHeaders): Headers {
  const headers = new Headers();
  for (const name of ["Retry-After", "Allow"]) {
    const value = errorHeaders?.get(name) ?? actionHeaders.get(name) ?? parentHeaders.get(name);
    if (value) headers.set(name, value);
  }
  return headers;
}

/** The shell around a page may load for anybody: it holds nothing private, and the refusal is shown inside it. */
function isPage(routeId: string): boolean {
  return routeId !== "root" && !routeId.startsWith("layouts/");
}

/** T12: what the guard refused does not run. */
function unlessRefused(doing: Doing): Doing {
  return (args, ...rest) => {
    const refusal = args.context.get(refusalContext);
    if (refusal) throw refusal;
    return doing(args, ...rest);
  };
}

function answering(doing: Doing): Doing {
  return async (args, ...rest) => {
    try {
      return await doing(args, ...rest);
    } catch (error) {
      if (!isProblem(error)) throw error;
      noteCause(error);
      throw data(toProblem(error, args.context.get(requestIdContext)), {
        status: error.status,
        headers: error.headers,
      });
    }
  };
}
