import { defineRoutes } from "#app/core/routes.ts";
import { bookingPermissions } from "./booking-permissions.ts";
import { enquiryPermissions } from "./enquiry-permissions.ts";

export const helpdeskRoutes = defineRoutes("helpdesk", [
  {
    path: "/contact/received/:enquiryId",
    file: "features/helpdesk/pages/enquiry-received-page.tsx",
    access: "everyone",
    layout: "public",
  },
  {
    path: "/admin/enquiries",
    file: "features/helpdesk/pages/enquiries-page.tsx",
    access: ["admin"],
    opens: [enquiryPermissions.right("enquiry.see_desk")],
    acts: [enquiryPermissions.right("enquiry.work_desk")],
    signIn: "same-address",
    layout: "portal",
  },
  {
    path: "/admin/enquiries/export",
    file: "features/helpdesk/pages/enquiries-export-page.ts",
    access: ["admin"],
    opens: [enquiryPermissions.right("enquiry.export")],
    signIn: "same-address",
    layout: "bare",
  },
  {
    path: "/admin/enquiries/:enquiryId",
    file: "features/helpdesk/pages/enquiry-page.tsx",
    access: ["admin"],
    opens: [enquiryPermissions.right("enquiry.see_desk")],
    acts: [enquiryPermissions.right("enquiry.work_desk")],
    signIn: "same-address",
    layout: "portal",
  },
  {
    path: "/bookings",
    file: "features/helpdesk/pages/own-bookings-page.tsx",
    access: ["student"],
    layout: "student",
  },
  {
    path: "/bookings/:number",
    file: "features/helpdesk/pages/booking-page.tsx",
    access: "everyone",
    layout: "public",
  },
  {
    path: "/bookings/:number/room",
    file: "features/helpdesk/pages/booking-room-page.tsx",
    access: "everyone",
    layout: "public",
  },
  {
    path: "/bookings/:number/calendar.ics",
    file: "features/helpdesk/pages/booking-calendar-page.ts",
    access: "everyone",
    layout: "bare",
  },
  {
    path: "/admin/bookings/export",
    file: "features/helpdesk/pages/booking-export-page.ts",
    access: ["admin"],
    opens: [bookingPermissions.right("booking.export")],
    signIn: "same-address",
    layout: "bare",
  },
  {
    path: "/admin/bookings",
    file: "features/helpdesk/pages/booking-desk-page.tsx",
    access: ["admin"],
    opens: [bookingPermissions.right("booking.see_desk")],
    acts: [bookingPermissions.right("booking.work_desk")],
    signIn: "same-address",
    layout: "portal",
  },
  {
    path: "/admin/regional-support",
    file: "features/helpdesk/pages/regional-support-page.tsx",
    access: ["admin"],
    opens: [enquiryPermissions.right("enquiry.see_desk")],
    acts: [enquiryPermissions.right("enquiry.work_desk")],
    signIn: "same-address",
    layout: "portal",
  },
]);
