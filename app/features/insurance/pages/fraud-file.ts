import { exportFraudAlerts } from "../server/fraud/export-fraud-alerts.server.ts";

export const loader = exportFraudAlerts.loader;
