import { Form } from "react-router";
import { isFreshNeeded } from "#app/core/is-fresh-needed.ts";
import { pageMeta } from "#app/core/page-meta.ts";
import { getActor } from "#app/core/requests/request-context.ts";
import { languageTable } from "#app/core/words/i18n.ts";
import emptyInbox from "#app/ui/art/empty-notifications.svg";
import { Button } from "#app/ui/button.tsx";
import { Said } from "#app/ui/dialogs/said.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { TextareaField } from "#app/ui/fields/textarea-field.tsx";
import { fieldOf } from "#app/ui/forms/form-field.ts";
import { PageHead } from "#app/ui/page-head.tsx";
import { Panel } from "#app/ui/panel.tsx";
import { partnerScholarshipsActions } from "../editing/partner-scholarships-actions.server.ts";
import { listWaitingScholarships } from "../server/list-waiting-scholarships.server.ts";
import type { Route } from "./+types/partner-scholarships-page";

export async function loader({ context }: Route.LoaderArgs) {
  return { waiting: await listWaitingScholarships(await getActor(context)) };
}

/** A refusal, too, is answered with the page as it is now (D4). */
export const shouldRevalidate = isFreshNeeded;

export const action = partnerScholarshipsActions.action;

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: "Scholarships waiting for approval",
    description: "The first scholarship of each new partner.",
    path: "/admin/partnerships/scholarships",
    indexed: false,
  });

export default function PartnerScholarshipsPage({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <div className="wrap grid grid-cols-[minmax(0,1fr)] gap-6 pb-12">
      <PageHead
        back={{ href: "/admin/partnerships", label: "Partnership applications" }}
        title="Scholarships waiting for approval"
        lead="The first scholarship of a new partner is looked at within 48 hours."
      />
      {actionData?.errors[""] && (
        <Said tone="bad" answer={actionData}>
          {actionData.errors[""].join(" ")}
        </Said>
      )}
      {loaderData.waiting.length === 0 && (
        <EmptyState picture={emptyInbox} title="Nothing waits" level={2}>
          <p className="muted">New partners’ first scholarships come here.</p>
        </EmptyState>
      )}
      {loaderData.waiting.map((row) => (
        <Panel key={row.id} title={row.title} note={`${row.provider}, since ${row.waitsSince}`} padded>
          <div className="stack">
            <p className="strong">{row.amount}</p>
            <p className="max-w-(--measure) whitespace-pre-line">{row.description}</p>
            <ul className="grid list-disc gap-1 ps-5">
              {row.eligibility.map((rule) => (
                <li key={rule}>{rule}</li>
              ))}
            </ul>
            {row.words.map(({ language, title, description, benefits }) => (
              <section key={language} className="stack" aria-label={`In ${languageTable[language].english}`}>
                <h3 className="text-base">In {languageTable[language].english}</h3>
                <div lang={language} className="stack max-w-(--measure)">
                  <p className="strong">{title}</p>
                  <p className="whitespace-pre-line">{description}</p>
                  <ul className="grid list-disc gap-1 ps-5">
                    {benefits.map((benefit) => (
                      <li key={benefit}>{benefit}</li>
                    ))}
                  </ul>
                </div>
              </section>
            ))}
            <Form method="post" className="stack" noValidate>
              <input type="hidden" name="scholarship" value={row.id} />
              <div className="row">
                <Button name="intent" value="approve">
                  Approve <span className="vh">{row.title}</span>
                </Button>
              </div>
              <TextareaField
                field={{
                  ...fieldOf(
                    "reason",
                    "",
                    actionData?.typed.scholarship?.[0] === row.id ? actionData.errors.reason?.[0] : undefined,
                  ),
                  id: `reason-${row.id}`,
                }}
                label="What has to change"
                required={false}
                rows={2}
              />
              <div className="row">
                <Button kind="quiet" name="intent" value="return">
                  Return <span className="vh">{row.title}</span>
                </Button>
              </div>
            </Form>
          </div>
        </Panel>
      ))}
    </div>
  );
}
