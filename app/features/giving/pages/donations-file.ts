import { exportDonations } from "../server/donations/export-donations.server.ts";

export const loader = exportDonations.loader;
