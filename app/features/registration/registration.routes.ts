import { defineRoutes } from "#app/core/routes.ts";

export const registrationRoutes = defineRoutes("registration", [
  {
    path: "/otr-registration",
    file: "features/registration/pages/otr-registration-page.tsx",
    access: "everyone",
    layout: "public",
    sitemap: true,
    cache: true,
  },
]);
