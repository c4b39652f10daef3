import { exportCounsellors } from "../server/counsellors/export-counsellors.server.ts";

export const loader = exportCounsellors.loader;
