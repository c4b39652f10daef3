import { z } from "zod";
import { button, defineActions, type Press } from "#app/core/forms/actions.server.ts";
import { textFields } from "#app/core/forms/text-fields.ts";
import { checkPartnershipFile } from "../partnership-files/check-partnership-file.server.ts";
import { revealPan } from "../reveal-pan.server.ts";
import { renewTerm } from "../terms/renew-term.server.ts";
import { decidePartnership } from "./decide-partnership.server.ts";

/** Back to the page, which says what was done (D16d). */
const here = (say: string) => (press: Press) => ({
  to: `/admin/partnerships/${press.param("requestId")}`,
  say,
});
const revision = z.object({ revision: z.coerce.number().int() });
const paper = (status: "verified" | "defect") =>
  button({
    schema: textFields("field", "note"),
    run: ({ actor, param }, { field, note }) =>
      checkPartnershipFile(actor, { requestId: param("requestId"), field, status, note }),
    next: here(status),
  });

/** The buttons of the desk over one partnership application. */
export const partnershipActions = defineActions({
  take_up: button({
    schema: revision,
    run: ({ actor, param }, value) =>
      decidePartnership(actor, { requestId: param("requestId"), ...value, event: "take_up" }),
    next: here("take_up"),
  }),
  ask_more: button({
    schema: revision.extend(textFields("text").shape),
    run: ({ actor, param }, value) =>
      decidePartnership(actor, { requestId: param("requestId"), ...value, event: "ask_more" }),
    next: here("ask_more"),
  }),
  approve: button({
    schema: revision,
    run: ({ actor, param }, value) =>
      decidePartnership(actor, { requestId: param("requestId"), ...value, event: "approve" }),
    next: here("approve"),
  }),
  reject: button({
    schema: revision.extend({ text: z.string().default(""), reasons: z.array(z.string()).default([]) }),
    run: ({ actor, param }, value) =>
      decidePartnership(actor, { requestId: param("requestId"), ...value, event: "reject" }),
    next: here("reject"),
  }),
  verified: paper("verified"),
  defect: paper("defect"),
  renew: button({
    schema: textFields("termTo"),
    run: ({ actor, param }, { termTo }) => renewTerm(actor, param("requestId"), termTo),
    next: here("renew"),
  }),
  /** T26: the whole PAN, once, for a reason given. */
  reveal: button({
    schema: textFields("reason"),
    run: ({ actor, param }, { reason }) => revealPan(actor, param("requestId"), reason),
    next: (_press, pan) => ({ show: { pan } }),
  }),
});
