import { exportOf } from "#app/db/lists/export-list.server.ts";
import { listSeasons } from "#app/features/scholarships/keeping/seasons/list-seasons.server.ts";
import { seasonList } from "#app/features/scholarships/keeping/seasons/season-list.ts";

export const exportSeasons = exportOf(seasonList, listSeasons);
