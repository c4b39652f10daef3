import { exportLinks } from "./export-links.server.ts";

export const loader = exportLinks.loader;
