import { defineActions } from "#app/core/forms/actions.server.ts";
import { suspendInstitute } from "./suspend-institute.server.ts";
import { suspensionButtons } from "./suspension-buttons.server.ts";

export const instituteFileActions = defineActions(
  suspensionButtons(suspendInstitute, "/admin/institutes", "instituteId"),
);
