import { button, defineActions } from "#app/core/forms/actions.server.ts";
import { textFields } from "#app/core/forms/text-fields.ts";
import { reopeningSchema } from "../reopening/reopening-form.ts";
import { moveOwnScholarship, type OwnMove } from "../server/move-own-scholarship.server.ts";

const move = (event: Exclude<OwnMove["event"], "reopen" | "extend">) =>
  button({
    run: ({ actor, param }) => moveOwnScholarship(actor, param("scholarshipId"), { event }),
    next: ({ param }, say) => ({ to: `/institute/scholarships/${param("scholarshipId")}`, say }),
  });

/** The buttons of an institute's scholarship. */
export const ownScholarshipActions = defineActions({
  publish: move("publish"),
  pause: move("pause"),
  resume: move("resume"),
  close: move("close"),
  reopen: button({
    schema: reopeningSchema,
    run: ({ actor, param }, value) =>
      moveOwnScholarship(actor, param("scholarshipId"), { event: "reopen", ...value }),
    next: ({ param }, say) => ({ to: `/institute/scholarships/${param("scholarshipId")}`, say }),
  }),
  extend: button({
    schema: textFields("closesOn"),
    run: ({ actor, param }, { closesOn }) =>
      moveOwnScholarship(actor, param("scholarshipId"), { event: "extend", closesOn }),
    next: ({ param }, say) => ({ to: `/institute/scholarships/${param("scholarshipId")}`, say }),
  }),
});
