import { exportBookings } from "../server/bookings/export-bookings.server.ts";

export const loader = exportBookings.loader;
