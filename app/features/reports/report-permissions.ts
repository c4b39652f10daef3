import { definePermissions } from "#app/core/permissions.ts";

export const reportPermissions = definePermissions("report", {
  "report.read": { admin: true },
  "report.save": { admin: true },
  "report.delete": { admin: true },
  "report.export": { admin: true },
  "report.send": { system: true },
});
