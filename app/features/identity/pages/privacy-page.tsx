import { data } from "react-router";
import { formatDate, formatDateTime } from "#app/core/clock.ts";
import { badRequest, isProblem, notFound } from "#app/core/errors.ts";
import { fieldErrorsOf, readFormData } from "#app/core/form.ts";
import { pageMeta } from "#app/core/page-meta.ts";
import type { Actor } from "#app/core/permissions.ts";
import { getActor } from "#app/core/request-context.ts";
import { Alert } from "#app/ui/alert.tsx";
import { Button } from "#app/ui/button.tsx";
import { PageHead } from "#app/ui/page-head.tsx";
import { Panel } from "#app/ui/panel.tsx";
import { ConsentPanel } from "../components/consent-panel.tsx";
import { ErasurePanel } from "../components/erasure-panel.tsx";
import { GuardianPanel } from "../components/guardian-panel.tsx";
import { SettingsTabs } from "../components/settings-tabs.tsx";
import { privacyForm } from "../privacy-step.ts";
import { cancelErasure } from "../server/cancel-erasure.server.ts";
import { findErasureRequest } from "../server/find-erasure-request.server.ts";
import { findGuardianConsent } from "../server/find-guardian-consent.server.ts";
import { listConsents } from "../server/list-consents.server.ts";
import { recordConsent } from "../server/record-consent.server.ts";
import { requestErasure } from "../server/request-erasure.server.ts";
import { withdrawConsent } from "../server/withdraw-consent.server.ts";
import { withdrawGuardianConsent } from "../server/withdraw-guardian-consent.server.ts";
import type { Route } from "./+types/privacy-page";

export async function loader({ context }: Route.LoaderArgs) {
  const actor = await getActor(context);
  const consents = await listConsents(actor);
  const erasure = await findErasureRequest(actor);
  const guardian = actor.studentId ? await findGuardianConsent(actor.studentId) : null;
  return {
    consents: consents.map(({ givenAt, withdrawnAt, ...entry }) => ({
      ...entry,
      givenAt: formatDateTime(givenAt),
      withdrawnAt: withdrawnAt ? formatDateTime(withdrawnAt) : null,
    })),
    erasure: erasure && {
      requestedAt: formatDateTime(erasure.requestedAt),
      dueOn: formatDate(erasure.dueAt),
    },
    guardian: guardian && { ...guardian, givenAt: formatDateTime(guardian.givenAt) },
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const actor = await getActor(context);
  const form = privacyForm.safeParse(Object.fromEntries(await readFormData(request, 64 * 1024)));
  if (!form.success) {
    const sure = fieldErrorsOf(form.error).sure;
    if (!sure) throw badRequest();
    return data({ done: null, message: null, sure }, { status: 422 });
  }
  try {
    return data({ done: await take(actor, form.data), message: null, sure: undefined });
  } catch (error) {
    if (!isProblem(error) || error.status !== 409) throw error;
    return data({ done: null, message: error.message, sure: undefined }, { status: 409 });
  }
}

async function take(actor: Actor, form: ReturnType<typeof privacyForm.parse>): Promise<string> {
  switch (form.intent) {
    case "give":
      await recordConsent(actor, { purpose: form.purpose, language: actor.language });
      return "Recorded. You can withdraw it here at any time.";
    case "withdraw":
      await withdrawConsent(actor, form.purpose);
      return "Withdrawn, from now on.";
    case "withdraw-guardian":
      if (!actor.studentId) throw notFound();
      await withdrawGuardianConsent(actor, actor.studentId);
      return "The parent's or guardian's consent is withdrawn.";
    case "erase":
      await requestErasure(actor);
      return "Your request is recorded. You can take it back until the day it is carried out.";
    case "keep":
      await cancelErasure(actor);
      return "Your account stays. The request is taken back.";
  }
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: "Privacy",
    description: "Your data: what you agreed to, a copy of everything, and erasure.",
    path: "/settings/privacy",
    indexed: false,
  });

/** T34, T36: what one agreed to, a copy of everything, and the way out. */
export default function PrivacyPage({ loaderData, actionData }: Route.ComponentProps) {
  const { consents, erasure, guardian } = loaderData;
  return (
    <div className="wrap stack pb-12 [--gap:1.5rem] [--wrap:52rem]">
      <PageHead title="Settings" lead="Your data belongs to you." />
      <SettingsTabs current="privacy" />
      {actionData?.done && <Alert tone="ok">{actionData.done}</Alert>}
      {actionData?.message && <Alert tone="bad">{actionData.message}</Alert>}
      <ConsentPanel entries={consents} />
      {guardian && <GuardianPanel guardian={guardian} />}
      <Panel title="A copy of everything" padded>
        {/* A plain form: the answer is a file, not a page. */}
        <form method="post" action="/settings/privacy/export" className="stack">
          <p>
            One ZIP archive with all that we hold about you: readable text, and the documents you uploaded.
          </p>
          <Button kind="quiet">Download my data</Button>
        </form>
      </Panel>
      <ErasurePanel erasure={erasure} errors={actionData?.sure} />
    </div>
  );
}
