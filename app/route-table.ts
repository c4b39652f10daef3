import type { RoomRoute, RoomRoutes } from "#app/core/routes.ts";
import { applicationRoutes } from "#app/features/applications/applications.routes.ts";
import { contentRoutes } from "#app/features/content/content.routes.ts";
import { dashboardRoutes } from "#app/features/dashboards/dashboards.routes.ts";
import { documentRoutes } from "#app/features/documents/documents.routes.ts";
import { csrRoutes } from "#app/features/funding/csr.routes.ts";
import { fundingRoutes } from "#app/features/funding/funding.routes.ts";
import { helpdeskRoutes } from "#app/features/helpdesk/helpdesk.routes.ts";
import { homeRoutes } from "#app/features/home/home.routes.ts";
import { identityRoutes } from "#app/features/identity/identity.routes.ts";
import { instituteRoutes } from "#app/features/institutes/institutes.routes.ts";
import { insuranceRoutes } from "#app/features/insurance/insurance.routes.ts";
import { notificationRoutes } from "#app/features/notifications/notifications.routes.ts";
import { operationRoutes } from "#app/features/operations/operations.routes.ts";
import { paymentRoutes } from "#app/features/payments/payments.routes.ts";
import { registrationRoutes } from "#app/features/registration/registration.routes.ts";
import { reviewRoutes } from "#app/features/reviews/reviews.routes.ts";
import { scholarshipRoutes } from "#app/features/scholarships/scholarships.routes.ts";

/** The whole URL map: lists of each room's routes. The server reads access and caching from it too. */
export const rooms: readonly RoomRoutes[] = [
  homeRoutes,
  identityRoutes,
  helpdeskRoutes,
  contentRoutes,
  documentRoutes,
  notificationRoutes,
  paymentRoutes,
  scholarshipRoutes,
  registrationRoutes,
  instituteRoutes,
  operationRoutes,
  applicationRoutes,
  reviewRoutes,
  fundingRoutes,
  csrRoutes,
  insuranceRoutes,
  dashboardRoutes,
];

export const routeTable: readonly RoomRoute[] = rooms.flatMap((room) => room.routes);

const patterns = routeTable.map((route) => ({ route, pattern: toPattern(route.path) }));

/** The entry of an address, a data request of the router included; null where nothing lives. */
export function findRoute(pathname: string): RoomRoute | null {
  const path = pathname.replace(/\/_\.data$/, "/").replace(/\.data$/, "");
  const clean = path.length > 1 ? path.replace(/\/+$/, "") : path;
  const exact = routeTable.find((route) => route.path === clean);
  return exact ?? patterns.find(({ pattern }) => pattern.test(clean))?.route ?? null;
}

function toPattern(path: string): RegExp {
  const body = path
    .split("/")
    .map((part) => (part.startsWith(":") ? "[^/]+" : part.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")))
    .join("/");
  return new RegExp(`^${body}$`);
}
