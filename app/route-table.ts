import type { FeatureRoute, FeatureRoutes } from "#app/core/requests/define-routes.ts";
import { applicationRoutes } from "#app/features/applications/applications.routes.ts";
import { commentRoutes } from "#app/features/comments/comments.routes.ts";
import { blogRoutes } from "#app/features/content/blog.routes.ts";
import { contentRoutes } from "#app/features/content/content.routes.ts";
import { examRoutes } from "#app/features/content/exams.routes.ts";
import { guidanceRoutes } from "#app/features/content/guidance.routes.ts";
import { helpRoutes } from "#app/features/content/help.routes.ts";
import { storyRoutes } from "#app/features/content/stories.routes.ts";
import { csrRoutes } from "#app/features/csr/csr.routes.ts";
import { documentRoutes } from "#app/features/documents/documents.routes.ts";
import { givingRoutes } from "#app/features/giving/giving.routes.ts";
import { helpdeskRoutes } from "#app/features/helpdesk/helpdesk.routes.ts";
import { identityRoutes } from "#app/features/identity/identity.routes.ts";
import { instituteRoutes } from "#app/features/institutes/institutes.routes.ts";
import { insuranceRoutes } from "#app/features/insurance/insurance.routes.ts";
import { ledgerRoutes } from "#app/features/ledger/ledger.routes.ts";
import { notificationRoutes } from "#app/features/notifications/notifications.routes.ts";
import { operationRoutes } from "#app/features/operations/operations.routes.ts";
import { organisationRoutes } from "#app/features/organisations/organisations.routes.ts";
import { paymentRoutes } from "#app/features/payments/payments.routes.ts";
import { payoutsRoutes } from "#app/features/payouts/payouts.routes.ts";
import { publishingRoutes } from "#app/features/publishing/publishing.routes.ts";
import { recoveryRoutes } from "#app/features/recovery/recovery.routes.ts";
import { registrationRoutes } from "#app/features/registration/registration.routes.ts";
import { reportsRoutes } from "#app/features/reports/reports.routes.ts";
import { reviewRoutes } from "#app/features/reviews/reviews.routes.ts";
import { scholarshipRoutes } from "#app/features/scholarships/scholarships.routes.ts";
import { workshopsRoutes } from "#app/features/workshops/workshops.routes.ts";
import { adminPortalRoutes } from "#app/portals/admin/admin.routes.ts";
import { csrPortalRoutes } from "#app/portals/csr/csr.routes.ts";
import { donorPortalRoutes } from "#app/portals/donor/donor.routes.ts";
import { institutePortalRoutes } from "#app/portals/institute/institute.routes.ts";
import { studentPortalRoutes } from "#app/portals/student/student.routes.ts";
import { visitorPortalRoutes } from "#app/portals/visitor/visitor.routes.ts";

/** The whole URL map: lists of each room's routes, of a large room one for each noun. The server reads access and caching from it too. */
export const rooms: readonly FeatureRoutes[] = [
  visitorPortalRoutes,
  publishingRoutes,
  givingRoutes,
  payoutsRoutes,
  adminPortalRoutes,
  csrRoutes,
  studentPortalRoutes,
  institutePortalRoutes,
  reportsRoutes,
  donorPortalRoutes,
  csrPortalRoutes,
  identityRoutes,
  helpdeskRoutes,
  contentRoutes,
  storyRoutes,
  helpRoutes,
  blogRoutes,
  guidanceRoutes,
  examRoutes,
  documentRoutes,
  ledgerRoutes,
  notificationRoutes,
  paymentRoutes,
  scholarshipRoutes,
  registrationRoutes,
  instituteRoutes,
  organisationRoutes,
  recoveryRoutes,
  operationRoutes,
  applicationRoutes,
  reviewRoutes,
  commentRoutes,
  insuranceRoutes,
  workshopsRoutes,
];

export const routeTable: readonly FeatureRoute[] = rooms.flatMap((room) => room.routes);

const exact = new Map(routeTable.map((route) => [route.path, route]));

/** Those with a name in their address, by the number of its parts: a request compares with a handful of them. */
const named = Map.groupBy(
  routeTable
    .filter(({ path }) => path.includes(":"))
    .map((route) => ({ route, parts: route.path.split("/") })),
  ({ parts }) => parts.length,
);

/** The entry of an address, a data request of the router included; null where nothing lives. */
export function findRoute(pathname: string): FeatureRoute | null {
  const path = pathname.replace(/\/_\.data$/, "/").replace(/\.data$/, "");
  const clean = path.length > 1 ? path.replace(/\/+$/, "") : path;
  const found = exact.get(clean);
  if (found) return found;
  const asked = clean.split("/");
  return named.get(asked.length)?.find(({ parts }) => isAt(parts, asked))?.route ?? null;
}

function isAt(parts: readonly string[], asked: readonly string[]): boolean {
  return parts.every((part, at) => (part.startsWith(":") ? asked[at] !== "" : part === asked[at]));
}
