import { exportAllDonations } from "../server/donations/export-all-donations.server.ts";

export const loader = exportAllDonations.loader;
