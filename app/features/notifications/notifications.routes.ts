import { defineRoutes } from "#app/core/requests/define-routes.ts";
import { notificationPermissions } from "./notification-permissions.ts";

/** In production those of the demo answer 404: their verbs know of no message then. */
export const notificationRoutes = defineRoutes("notifications", [
  {
    path: "/confirm-address",
    file: "features/notifications/pages/confirm-address-page.tsx",
    access: "everyone",
    layout: "public",
  },
  {
    path: "/demo/inbox",
    file: "features/notifications/pages/demo-inbox-page.tsx",
    access: "everyone",
    layout: "public",
  },
  {
    path: "/demo/inbox/:id",
    file: "features/notifications/pages/demo-message-page.tsx",
    access: "everyone",
    layout: "public",
  },
  {
    path: "/demo/inbox/:id/letter",
    file: "features/notifications/pages/demo-letter-file.ts",
    access: "everyone",
    layout: "bare",
  },
  {
    path: "/demo/inbox/:id/files/:place",
    file: "features/notifications/pages/demo-attachment-file.ts",
    access: "everyone",
    layout: "bare",
  },
  {
    path: "/institute/inbox",
    file: "features/notifications/pages/institute-inbox-page.tsx",
    access: ["institute"],
    signIn: "dialog",
    layout: "institute",
  },
  {
    path: "/admin/inbox",
    file: "features/notifications/pages/admin-inbox-page.tsx",
    access: ["admin"],
    opens: [notificationPermissions.right("notification.read")],
    acts: [notificationPermissions.right("notification.mark")],
    signIn: "same-address",
    layout: "portal",
  },
]);
