import { defineRoutes } from "#app/core/routes.ts";

export const documentRoutes = defineRoutes("documents", []);
