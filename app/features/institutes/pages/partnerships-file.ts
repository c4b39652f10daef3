import { listPartnerships } from "../server/partnerships/list-partnerships.server.ts";

export const loader = listPartnerships.export.loader;
