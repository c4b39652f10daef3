import { exportOf } from "#app/db/lists/export-list.server.ts";
import { donationDeskList } from "../../donation-desk-list.ts";
import { listAllDonations } from "./list-all-donations.server.ts";

/** The desk's list whole, as it is filtered; noted in the audit (T28). */
export const exportAllDonations = exportOf(donationDeskList, listAllDonations);
