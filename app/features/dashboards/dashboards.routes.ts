import { defineRoutes } from "#app/core/routes.ts";

export const dashboardRoutes = defineRoutes("dashboards", []);
