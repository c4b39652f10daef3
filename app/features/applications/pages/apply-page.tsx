import { redirect } from "react-router";
import { pageMeta } from "#app/core/page-meta.ts";
import { getActor, languageContext } from "#app/core/requests/request-context.ts";
import { loadMessages } from "#app/core/words/load-messages.server.ts";
import { helpingMessages } from "#app/features/identity/messages/helping.messages.server.ts";
import { discoveryParts } from "#app/features/scholarships/messages/discovery.messages.server.ts";
import { ApplyWizard } from "../components/wizard/apply-wizard.tsx";
import { stepNumber } from "../forms/form-steps.ts";
import { applyMessages } from "../messages/apply.messages.server.ts";
import { applyActions } from "../server/drafts/apply-actions.server.ts";
import { findApplyPlace } from "../server/drafts/find-apply-place.server.ts";
import { readApplyView } from "../server/drafts/read-apply-view.server.ts";
import { visitorAnswers } from "../server/drafts/visitor-answers.server.ts";
import type { Route } from "./+types/apply-page";

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const actor = await getActor(context);
  const language = context.get(languageContext);
  const query = url.searchParams;
  if (actor.role === "student" && !actor.studentId) {
    throw redirect(`/login/student?next=${encodeURIComponent(url.pathname + url.search)}`);
  }
  const place = await findApplyPlace(actor, {
    number: query.get("application"),
    slug: query.get("scholarship"),
    step: query.get("step"),
  });
  if (place.kind === "elsewhere") throw redirect(place.path);
  const view = await readApplyView(actor, {
    row: place.row,
    scholarship: place.scholarship,
    step: query.has("step") ? stepNumber(query.get("step")) : null,
    isChecked: query.get("check") === "1",
    isChanging: query.get("change") === "1",
    typed: visitorAnswers.read(request, actor),
  });
  return {
    view,
    title: applyMessages[language].title,
    description: applyMessages[language].description,
    messages: loadMessages(language, {
      apply: applyMessages,
      discovery: discoveryParts("card"),
      ...(actor.helper && { helping: helpingMessages }),
    }),
  };
}

export const action = applyActions.action;

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, {
    title: loaderData?.title ?? "Scholarship application",
    description: loaderData?.description ?? "",
    path: "/apply",
  });

export default function ApplyPage({ loaderData, actionData }: Route.ComponentProps) {
  const { view } = loaderData;
  return <ApplyWizard key={`${view.number}-${view.step}`} view={view} answer={actionData ?? null} />;
}
