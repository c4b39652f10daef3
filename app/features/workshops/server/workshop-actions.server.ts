import { button, defineActions, type Press } from "#app/core/forms/actions.server.ts";
import { markAttendance } from "#app/features/helpdesk/server/sessions/mark-attendance.server.ts";
import { saveWorkshopDetail } from "#app/features/helpdesk/server/sessions/save-workshop-detail.server.ts";
import { attendanceSchema, workshopDetailSchema } from "../forms/workshop-forms.ts";
import { getAnnounced } from "./get-announced.server.ts";

const here = (press: Press) => `/admin/workshops/${getAnnounced(press.param("workshop")).id}`;

const attendance = (wasThere: boolean) =>
  button({
    schema: attendanceSchema,
    run: (press, { numbers }) =>
      markAttendance(press.actor, getAnnounced(press.param("workshop")).id, { numbers, wasThere }),
    next: (press) => ({ to: here(press), say: wasThere ? "present" : "absent" }),
  });

/** The desk's buttons over one workshop. */
export const workshopActions = defineActions({
  save: button({
    schema: workshopDetailSchema,
    run: (press, detail) => saveWorkshopDetail(press.actor, getAnnounced(press.param("workshop")).id, detail),
    next: (press) => ({ to: here(press), say: "saved" }),
  }),
  present: attendance(true),
  absent: attendance(false),
});
