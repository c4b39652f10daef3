import { exportAllDonations } from "../server/export-all-donations.server.ts";

export const loader = exportAllDonations.loader;
