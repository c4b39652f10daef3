import { badRequest, isProblem } from "#app/core/errors.ts";
import { readFormData } from "#app/core/form.ts";
import type { Actor } from "#app/core/permissions.ts";
import { checkPartnershipFile } from "./check-partnership-file.server.ts";
import { decidePartnership } from "./decide-partnership.server.ts";
import { renewTerm } from "./renew-term.server.ts";
import { revealPan } from "./reveal-pan.server.ts";

export interface DeskAnswer {
  readonly errors: Readonly<Record<string, string>>;
  readonly typed: Readonly<Record<string, string>>;
  /** The whole PAN, once, for a reason given. */
  readonly pan: string | null;
}

/** One press of a button at the desk. Null: done, show the request anew. */
export async function takeDeskStep(
  actor: Actor,
  requestId: string,
  request: Request,
): Promise<DeskAnswer | null> {
  const form = await readFormData(request, 64 * 1024);
  const text = (name: string) => String(form.get(name) ?? "");
  const place = { requestId, revision: Number(text("revision")) };
  try {
    switch (text("event")) {
      case "take_up":
        await decidePartnership(actor, { ...place, event: "take_up" });
        return null;
      case "ask_more":
        await decidePartnership(actor, { ...place, event: "ask_more", text: text("text") });
        return null;
      case "approve":
        await decidePartnership(actor, { ...place, event: "approve" });
        return null;
      case "reject":
        await decidePartnership(actor, {
          ...place,
          event: "reject",
          reasons: form.getAll("reasons").map(String),
          text: text("text"),
        });
        return null;
      case "verified":
      case "defect":
        await checkPartnershipFile(actor, {
          requestId,
          field: text("field"),
          status: text("event") as "verified" | "defect",
          note: text("note"),
        });
        return null;
      case "renew":
        await renewTerm(actor, requestId, text("termTo"));
        return null;
      case "reveal":
        return { errors: {}, typed: {}, pan: await revealPan(actor, requestId, text("reason")) };
      default:
        throw badRequest("There is no such button.");
    }
  } catch (error) {
    if (!isProblem(error) || (error.status !== 422 && error.status !== 409)) throw error;
    const found = Object.entries(error.fieldErrors ?? { form: [error.detail ?? error.title] });
    const event = text("event");
    return {
      errors: Object.fromEntries(
        found.map(([name, [first = ""]]) => [name === "form" ? name : `${event}-${name}`, first]),
      ),
      typed: { [`${event}-text`]: text("text").slice(0, 4000) },
      pan: null,
    };
  }
}
