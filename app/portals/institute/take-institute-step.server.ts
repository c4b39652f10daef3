import { badRequest, isProblem } from "#app/core/errors.ts";
import { readFormData } from "#app/core/form.ts";
import type { InstituteTab } from "#app/core/institute-tabs.ts";
import { parseListQuery } from "#app/core/list-query.ts";
import type { Actor } from "#app/core/permissions.ts";
import { rosterList } from "#app/features/institutes/roster-list.ts";
import { askRenewal } from "#app/features/institutes/server/ask-renewal.server.ts";
import { changeTeam } from "#app/features/institutes/server/change-team.server.ts";
import { chooseReminders } from "#app/features/institutes/server/choose-reminders.server.ts";
import { confirmClass } from "#app/features/institutes/server/confirm-class.server.ts";
import { moveRosterStudents } from "#app/features/institutes/server/move-roster-students.server.ts";
import { updateInstitute } from "#app/features/institutes/server/update-institute.server.ts";

export type InstituteStep =
  | { readonly tab: InstituteTab; readonly done: string }
  | { readonly errors: Readonly<Record<string, string>>; readonly typed: Readonly<Record<string, string>> };

/** One press of a button on the dashboard's own tabs. */
export async function takeInstituteStep(actor: Actor, request: Request, url: URL): Promise<InstituteStep> {
  const form = await readFormData(request, 64 * 1024);
  const text = (name: string) => String(form.get(name) ?? "");
  try {
    return await take(actor, form, text, url);
  } catch (error) {
    if (!isProblem(error) || (error.status !== 422 && error.status !== 409)) throw error;
    const found = Object.entries(error.fieldErrors ?? { form: [error.detail ?? error.title] });
    return {
      errors: Object.fromEntries(found.map(([name, [first = ""]]) => [name, first])),
      typed: Object.fromEntries(
        [...form].flatMap(([name, value]) =>
          typeof value === "string" ? [[name, value.slice(0, 500)]] : [],
        ),
      ),
    };
  }
}

async function take(
  actor: Actor,
  form: FormData,
  text: (name: string) => string,
  url: URL,
): Promise<InstituteStep> {
  switch (text("intent")) {
    case "profile":
      await updateInstitute(actor, Object.fromEntries(form), Number(text("revision")));
      return { tab: "settings", done: "profile" };
    case "add_member":
      await changeTeam.add(actor, {
        name: text("name"),
        phone: text("phone"),
        memberRole: text("memberRole"),
      });
      return { tab: "settings", done: "member" };
    case "member_role":
      await changeTeam.setRole(actor, text("member"), text("memberRole"));
      return { tab: "settings", done: "member" };
    case "end_member":
      await changeTeam.end(actor, text("member"));
      return { tab: "settings", done: "removed" };
    case "take_back":
      await changeTeam.takeBack(actor, text("member"));
      return { tab: "settings", done: "back" };
    case "reminders":
      await chooseReminders(actor, Object.fromEntries(form));
      return { tab: "settings", done: "reminders" };
    case "renewal":
      await askRenewal(actor);
      return { tab: "settings", done: "renewal" };
    case "confirm":
      await moveRosterStudents(actor, form.getAll("student").map(String), "confirm");
      return { tab: "students", done: "confirmed" };
    case "confirm_class":
      await confirmClass(actor, parseListQuery(rosterList, url), {
        expected: Number(text("expected")),
        isCompared: text("isCompared") === "on",
      });
      return { tab: "students", done: "confirmed" };
    default:
      throw badRequest("There is no such button.");
  }
}
