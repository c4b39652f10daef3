import { defineRoutes } from "#app/core/requests/define-routes.ts";

const page = (name: string) => `features/registration/pages/${name}`;
const own = { access: ["student"], signIn: "dialog" } as const;

export const registrationRoutes = defineRoutes("registration", [
  // It shows the reader's own draft, so it is never shared by the page cache.
  {
    path: "/otr-registration",
    file: page("otr-registration-page.tsx"),
    access: "everyone",
    layout: "public",
    sitemap: true,
    files: "signed-in",
    offline: true,
  },
  {
    path: "/otr-registration/save",
    file: page("save-registration-page.ts"),
    access: "everyone",
    layout: "bare",
    files: "signed-in",
  },
  { path: "/otr-registration/card", file: page("card-page.ts"), ...own, layout: "bare" },
  { path: "/otr-registration/receipt", file: page("receipt-page.ts"), ...own, layout: "bare" },
  { path: "/payment", file: page("payment-page.tsx"), ...own, layout: "public" },
  {
    path: "/verify",
    file: page("verify-page.tsx"),
    access: "everyone",
    layout: "public",
    cache: true,
    still: true,
    query: ["number"],
  },
  { path: "/demo/aadhaar", file: page("sandbox-card-page.tsx"), access: "everyone", layout: "portal" },
  { path: "/verify/:number", file: page("verify-number-page.tsx"), access: "everyone", layout: "public" },
]);
