import { listCsrSpends } from "../server/spends/list-csr-spends.server.ts";

export const loader = listCsrSpends.export.loader;
