import { defineRoutes } from "#app/core/requests/define-routes.ts";

const file = (name: string) => `features/registration/pages/${name}`;
const own = { access: ["student"], signIn: "dialog" } as const;

export const registrationRoutes = defineRoutes("registration", [
  // It shows the reader's own draft, so it is never shared by the page cache.
  {
    path: "/otr-registration",
    file: file("otr-registration-page.tsx"),
    access: "everyone",
    layout: "public",
    sitemap: true,
    files: "signed-in",
    offline: true,
  },
  {
    path: "/otr-registration/save",
    file: file("save-registration-endpoint.ts"),
    access: "everyone",
    layout: "bare",
    files: "signed-in",
  },
  { path: "/otr-registration/card", file: file("registration-card-file.ts"), ...own, layout: "bare" },
  { path: "/otr-registration/receipt", file: file("registration-receipt-file.ts"), ...own, layout: "bare" },
  { path: "/payment", file: file("payment-page.tsx"), ...own, layout: "public" },
  {
    path: "/verify",
    file: file("verify-page.tsx"),
    access: "everyone",
    layout: "public",
    cache: true,
    still: true,
    query: ["number"],
  },
  { path: "/demo/aadhaar", file: file("sandbox-card-page.tsx"), access: "everyone", layout: "portal" },
  { path: "/verify/:number", file: file("verify-number-page.tsx"), access: "everyone", layout: "public" },
]);
