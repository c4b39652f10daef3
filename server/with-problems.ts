import { data, type ServerBuild } from "react-router";
import { isProblem, toProblem } from "#app/core/errors.ts";
import { requestIdContext } from "#app/core/request-context.ts";
import type { RouterContextProvider } from "react-router";

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
      if (module.loader) module.loader = answering(module.loader as unknown as Doing) as never;
      if (module.action) module.action = answering(module.action as unknown as Doing) as never;
      return [id, { ...route, module }];
    }),
  );
  return { ...build, routes };
}

function answering(doing: Doing): Doing {
  return async (args, ...rest) => {
    try {
      return await doing(args, ...rest);
    } catch (error) {
      if (!isProblem(error)) throw error;
      throw data(toProblem(error, args.context.get(requestIdContext)), {
        status: error.status,
        headers: error.headers,
      });
    }
  };
}
