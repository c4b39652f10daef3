import { z } from "zod";
import { button, defineActions, type Press } from "#app/core/forms/actions.server.ts";
import { editHospitalSchema, versionSchema } from "../../forms/insurance-forms.ts";
import { itemButtons } from "../lists/item-buttons.server.ts";
import { moveItem } from "../lists/move-item.server.ts";
import { editHospital } from "./edit-hospital.server.ts";

const list = "/admin/hospital-partners";
const saved = ({ param }: Press) => ({ to: `${list}/${param("hospitalId")}`, say: "saved" });

/** The buttons of one hospital. */
export const hospitalActions = defineActions({
  ...itemButtons("hospital", { list, param: "hospitalId", restored: "saved" }),
  edit: button({
    schema: editHospitalSchema,
    run: ({ actor, param }, value) => editHospital(actor, param("hospitalId"), value),
    next: saved,
  }),
  move: button({
    schema: versionSchema.extend({ event: z.enum(["approve", "suspend"]) }),
    run: ({ actor, param }, value) =>
      moveItem(actor, { kind: "hospital", id: param("hospitalId"), ...value }),
    next: saved,
  }),
});
