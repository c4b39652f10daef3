import { z } from "zod";
import { button, defineActions, type Press } from "#app/core/forms/actions.server.ts";
import { textFields } from "#app/core/forms/text-fields.ts";
import { type InstituteTab, instituteTabPath } from "#app/core/portals/institute-tabs.ts";
import { instituteProfileFields } from "#app/features/institutes/forms/institute-profile.ts";
import { rosterList } from "#app/features/institutes/roster-list.ts";
import { chooseReminders } from "#app/features/institutes/server/roster/choose-reminders.server.ts";
import { confirmClass } from "#app/features/institutes/server/roster/confirm-class.server.ts";
import { moveRosterStudents } from "#app/features/institutes/server/roster/move-roster-students.server.ts";
import { changeInstituteTeam } from "#app/features/institutes/server/team/change-institute-team.server.ts";
import { askRenewal } from "#app/features/institutes/server/terms/ask-renewal.server.ts";
import { updateInstitute } from "#app/features/institutes/server/update-institute.server.ts";

const settings = (say: string) => ({ to: instituteTabPath("settings"), say });
const member = textFields("member");

/** The class that was chosen stays chosen. */
function students({ url }: Press) {
  const tab: InstituteTab = "students";
  const kept = ["q", "course", "status"].flatMap((name) =>
    url.searchParams.getAll(name).map((value) => `&${name}=${encodeURIComponent(value)}`),
  );
  return { to: `${instituteTabPath(tab)}${kept.join("")}`, say: "confirmed" };
}

/** The buttons of the institute's own tabs: the roll, the profile, the team. */
export const instituteActions = defineActions({
  profile: button({
    schema: textFields(...instituteProfileFields, "revision"),
    run: ({ actor }, { revision, ...profile }) => updateInstitute(actor, profile, Number(revision)),
    next: settings("profile"),
  }),
  add_member: button({
    schema: textFields("name", "phone", "memberRole"),
    run: ({ actor }, value) => changeInstituteTeam.add(actor, value),
    next: settings("member"),
  }),
  member_role: button({
    schema: textFields("member", "memberRole"),
    run: ({ actor }, { member: id, memberRole }) => changeInstituteTeam.setRole(actor, id, memberRole),
    next: settings("member"),
  }),
  end_member: button({
    schema: member,
    run: ({ actor }, { member: id }) => changeInstituteTeam.end(actor, id),
    next: settings("removed"),
  }),
  take_back: button({
    schema: member,
    run: ({ actor }, { member: id }) => changeInstituteTeam.takeBack(actor, id),
    next: settings("back"),
  }),
  reminders: button({
    schema: textFields("remindBySms", "remindByEmail", "reminderEmail"),
    run: ({ actor }, value) => chooseReminders(actor, value),
    next: settings("reminders"),
  }),
  renewal: button({ run: ({ actor }) => askRenewal(actor), next: settings("renewal") }),
  confirm: button({
    schema: z.object({ student: z.array(z.string()).default([]) }),
    run: ({ actor }, { student }) => moveRosterStudents(actor, student, "confirm"),
    next: students,
  }),
  confirm_class: button({
    schema: textFields("expected", "isCompared"),
    run: ({ actor, url }, { expected, isCompared }) =>
      confirmClass(actor, rosterList.read(url), {
        expected: Number(expected),
        isCompared: isCompared === "on",
      }),
    next: students,
  }),
});
