import { listOwnScholarships } from "../server/list-own-scholarships.server.ts";

export const loader = listOwnScholarships.export.loader;
