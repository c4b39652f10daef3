import { defineRoutes } from "#app/core/requests/define-routes.ts";
import { bookingPermissions } from "#app/features/helpdesk/booking-permissions.ts";

export const workshopsRoutes = defineRoutes("workshops", [
  {
    path: "/admin/workshops",
    file: "features/workshops/pages/workshops-desk-page.tsx",
    access: ["admin"],
    opens: [bookingPermissions.right("booking.see_desk")],
    signIn: "same-address",
    layout: "portal",
  },
  {
    path: "/admin/workshops/:workshop",
    file: "features/workshops/pages/workshop-desk-page.tsx",
    access: ["admin"],
    opens: [bookingPermissions.right("booking.see_desk")],
    acts: [bookingPermissions.right("booking.work_desk")],
    signIn: "same-address",
    layout: "portal",
  },
  {
    path: "/bookings/:number/certificate.pdf",
    file: "features/workshops/pages/certificate-file.ts",
    access: "everyone",
    layout: "bare",
  },
  {
    path: "/verify/certificate/:number",
    file: "features/workshops/pages/verify-certificate-page.tsx",
    access: "everyone",
    layout: "public",
  },
]);
