import { exportOf } from "#app/db/lists/export-list.server.ts";
import { enquiryList } from "../../enquiry-list.ts";
import { enquiryPermissions } from "../../enquiry-permissions.ts";
import { streamEnquiries } from "./stream-enquiries.server.ts";

export const exportEnquiries = exportOf(enquiryList, {
  allow: (actor) => enquiryPermissions.assertCan(actor, "enquiry.export"),
  all: streamEnquiries,
});
