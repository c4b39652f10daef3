import { exportErasureRequests } from "../../server/own-data/export-erasure-requests.server.ts";

export const loader = exportErasureRequests.loader;
