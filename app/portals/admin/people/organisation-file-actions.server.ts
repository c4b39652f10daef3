import { defineActions } from "#app/core/forms/actions.server.ts";
import { suspendOrganisation } from "./suspend-organisation.server.ts";
import { suspensionButtons } from "./suspension-buttons.server.ts";

export const organisationFileActions = defineActions(
  suspensionButtons(suspendOrganisation, "/admin/organisations", "organisationId"),
);
