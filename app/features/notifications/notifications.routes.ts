import { defineRoutes } from "#app/core/routes.ts";

export const notificationRoutes = defineRoutes("notifications", []);
