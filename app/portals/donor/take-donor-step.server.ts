import { badRequest } from "#app/core/errors.ts";
import { type FormReply, parseForm, readFormData } from "#app/core/form.ts";
import type { Actor } from "#app/core/permissions.ts";
import { donorSettingsSchema } from "#app/features/giving/forms/donor-settings.ts";
import { completeProgramme } from "#app/features/giving/server/complete-programme.server.ts";
import { saveDonorSettings } from "#app/features/giving/server/save-donor-settings.server.ts";
import { markRead } from "#app/features/notifications/server/mark-read.server.ts";

export type DonorStep = { readonly to: string } | { readonly reply: FormReply };

/** One button of the donor portal. */
export async function takeDonorStep(actor: Actor, request: Request): Promise<DonorStep> {
  const form = await readFormData(request, 64 * 1024);
  switch (form.get("intent")) {
    case "settings": {
      const { value, reply } = await parseForm(form, donorSettingsSchema);
      if (!value) return { reply: reply() };
      await saveDonorSettings(actor, value);
      return { to: "/donor?tab=settings&done=settings" };
    }
    case "complete": {
      await completeProgramme(actor, String(form.get("programme") ?? ""));
      return { to: "/donor?tab=programs" };
    }
    case "read": {
      const one = form.get("notification");
      await markRead(actor, typeof one === "string" ? [one] : "all");
      return { to: "/donor?tab=notifications" };
    }
    default:
      throw badRequest();
  }
}
