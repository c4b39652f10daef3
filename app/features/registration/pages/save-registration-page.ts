import type { ActionFunctionArgs } from "react-router";
import { isForAnother, studentField } from "#app/core/forms/student-field.ts";
import { methodNotAllowed } from "#app/core/requests/errors.ts";
import { clientAddressContext, getActor } from "#app/core/requests/request-context.ts";
import { receiveUpload } from "#app/features/documents/server/uploads/receive-upload.server.ts";
import { emptyReply, stepIntents } from "../registration-step.ts";
import { takeRegistrationStep } from "../server/take-registration-step.server.ts";

export function loader() {
  throw methodNotAllowed(["POST"]);
}

/** Where script saves, uploads and asks for a guardian's OTP: the same step as the page's, answered as JSON. */
export async function action({ request, context }: ActionFunctionArgs): Promise<Response> {
  const actor = await getActor(context);
  if (actor.role !== "student" || !actor.studentId) return Response.json({ errors: {} }, { status: 401 });
  const upload = await receiveUpload(request);
  if (isForAnother(actor, upload.formData.get(studentField)))
    return Response.json({ ...emptyReply, status: 409, banner: "other_student" }, { status: 409 });
  const intent = stepIntents.find((name) => name === upload.formData.get("intent")) ?? "save";
  const reply = await takeRegistrationStep(actor, {
    intent: intent === "submit" || intent === "correct" ? "save" : intent,
    upload,
    address: context.get(clientAddressContext),
  });
  return Response.json({ ...reply, typed: {} }, { status: reply.status });
}
