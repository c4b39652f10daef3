import { defineActions } from "#app/core/actions.server.ts";
import { workButtons } from "./work-buttons.server.ts";

export const instituteWorkActions = defineActions(workButtons("/institute/work"));
