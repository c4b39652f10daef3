import { listApprovals } from "./list-approvals.server.ts";

export const loader = listApprovals.export.loader;
