import { defineActions } from "#app/core/forms/actions.server.ts";
import { workButtons } from "./work-buttons.server.ts";

export const instituteWorkActions = defineActions(workButtons("/institute/work"));
