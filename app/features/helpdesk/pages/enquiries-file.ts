import { exportEnquiries } from "../server/enquiries/export-enquiries.server.ts";

export const loader = exportEnquiries.loader;
