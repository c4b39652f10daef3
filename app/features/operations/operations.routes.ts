import { defineRoutes } from "#app/core/requests/define-routes.ts";
import { messagePermissions } from "#app/features/notifications/notification-permissions.ts";
import { systemPermissions } from "./system-permissions.ts";

export const operationRoutes = defineRoutes("operations", [
  {
    path: "/admin/system",
    file: "features/operations/pages/system-page.tsx",
    access: ["admin"],
    opens: [systemPermissions.right("system.see")],
    acts: [
      systemPermissions.right("system.rerun_job"),
      systemPermissions.right("system.announce"),
      messagePermissions.right("message.retry"),
      messagePermissions.right("message.give_up"),
      messagePermissions.right("message.hold"),
    ],
    signIn: "same-address",
    layout: "portal",
  },
]);
