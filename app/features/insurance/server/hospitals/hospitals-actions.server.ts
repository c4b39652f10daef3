import { button, defineActions } from "#app/core/forms/actions.server.ts";
import { addHospitalSchema } from "../../forms/insurance-forms.ts";
import { listButtons } from "../lists/list-buttons.server.ts";
import { addHospital } from "./add-hospital.server.ts";

/** The buttons of /admin/hospital-partners. */
export const hospitalsActions = defineActions({
  ...listButtons("hospital"),
  add: button({
    schema: addHospitalSchema,
    run: ({ actor }, value) => addHospital(actor, value),
    next: "/admin/hospital-partners?done=added",
  }),
});
