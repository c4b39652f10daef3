import { exportOf } from "#app/db/lists/export-list.server.ts";
import { linkList } from "#app/features/scholarships/keeping/link-list.ts";
import { listLinks } from "#app/features/scholarships/keeping/list-links.server.ts";

export const exportLinks = exportOf(linkList, listLinks);
