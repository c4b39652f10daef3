import { Form } from "react-router";
import { buttonField, type FormAnswer } from "#app/core/forms/form-answer.ts";
import { isFreshNeeded } from "#app/core/is-fresh-needed.ts";
import { pageMeta } from "#app/core/page-meta.ts";
import { getActor } from "#app/core/requests/request-context.ts";
import { PagePictures } from "#app/features/documents/components/page-pictures.tsx";
import { pageNumber } from "#app/features/documents/page-number.ts";
import { Anchor } from "#app/ui/anchor.tsx";
import { Button, LinkButton } from "#app/ui/button.tsx";
import { StatusBadge } from "#app/ui/desk/badge.tsx";
import { Said } from "#app/ui/dialogs/said.tsx";
import { Facts } from "#app/ui/facts.tsx";
import { SelectField } from "#app/ui/fields/select-field.tsx";
import { ErrorSummary } from "#app/ui/forms/error-summary.tsx";
import { FormButtons } from "#app/ui/forms/form-buttons.tsx";
import { useForm } from "#app/ui/forms/use-form.ts";
import { PageHead } from "#app/ui/page-head.tsx";
import { Panel } from "#app/ui/panel.tsx";
import type { Route } from "./+types/suggestion-page";
import { declineReasonNames, declineReasons } from "./decline-reasons.ts";
import { Proposal } from "./proposal.tsx";
import { getSuggestion } from "./server/get-suggestion.server.ts";
import { suggestionActions } from "./server/suggestion-actions.server.ts";
import { suggestionBadges, suggestionMachine } from "./suggestion-status.ts";
import type { SuggestionView } from "./suggestion-view.ts";

const list = "/admin/scholarships/suggestions";

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const suggestion = await getSuggestion(await getActor(context), params.suggestionId);
  return { suggestion, page: pageNumber(url.searchParams), say: url.searchParams.get("done") };
}

/** A refusal, too, is answered with the page as it is now (D4). */
export const shouldRevalidate = isFreshNeeded;

export const action = suggestionActions.action;

export const meta: Route.MetaFunction = ({ matches, loaderData, params }) =>
  pageMeta(matches, {
    title: loaderData?.suggestion.number ?? "Suggestion",
    description: "What somebody says is wrong about a scholarship.",
    path: `${list}/${params.suggestionId}`,
    indexed: false,
  });

const told = {
  mail: "By e-mail, once the address has said that it is theirs",
  bell: "Under the bell of their account",
};

export default function SuggestionPage({ loaderData, actionData }: Route.ComponentProps) {
  const { suggestion, page, say } = loaderData;
  const { scholarship, status, decided } = suggestion;
  return (
    <div className="grid max-w-[56rem] grid-cols-[minmax(0,1fr)] gap-6 pb-12">
      <PageHead
        back={{ href: list, label: "Suggestions" }}
        badges={
          <StatusBadge status={suggestionBadges[status]}>
            {suggestionMachine.states[status].label}
          </StatusBadge>
        }
        title={scholarship.title}
        lead={`${suggestion.number} · ${scholarship.provider}`}
      />
      {say === "declined" && !actionData && <Said>Declined. Who wrote is told, if they can be.</Said>}
      <Facts
        facts={[
          { term: "Sent", value: suggestion.sentAt },
          {
            term: "Who wrote hears of it",
            value: suggestion.tells ? told[suggestion.tells] : "They left no contact",
          },
          ...(decided ? [{ term: "Decided", value: `${decided.at}, ${decided.by}` }] : []),
          ...(decided?.reason ? [{ term: "Why", value: decided.reason }] : []),
        ]}
      />
      <Panel title="What they say" padded>
        <Proposal suggestion={suggestion} />
      </Panel>
      {suggestion.proof && <Proof suggestion={suggestion} page={page} />}
      {suggestion.mayDecide && <Decision suggestion={suggestion} answer={actionData} />}
      <p>
        <Anchor href={`/scholarships/${scholarship.slug}`}>The page as everybody sees it</Anchor>
      </p>
    </div>
  );
}

function Proof({ suggestion: { id, proof }, page }: { suggestion: SuggestionView; page: number }) {
  const file = `${list}/${id}/proof`;
  return (
    <Panel title="The file they sent" padded>
      {proof?.isPdf ? (
        <PagePictures
          label={proof.name}
          pages={proof.pages}
          page={page}
          pictureHref={(number) => `${file}?page=${number}`}
          pageHref={(number) => `${list}/${id}?page=${number}`}
        />
      ) : (
        <img src={file} alt={proof?.name ?? ""} className="max-h-[42rem] max-w-full" />
      )}
    </Panel>
  );
}

type DecisionProps = { suggestion: SuggestionView; answer: FormAnswer | undefined };

/** To take it over is to save the record beside it; to decline is one press with a reason. */
function Decision({ suggestion, answer }: DecisionProps) {
  const { field, summary } = useForm("decline", answer);
  return (
    <Panel title="Decide" padded>
      <div className="stack">
        <p>
          Look at the provider’s own notice first. Taking it over opens the record with this beside it; what
          you save there stands in its history as from this suggestion.
        </p>
        <p>
          <LinkButton
            href={`/admin/scholarships/${suggestion.scholarship.id}/edit?suggestion=${suggestion.id}`}
          >
            Open the record with it
          </LinkButton>
        </p>
        <Form method="post" className="stack" noValidate>
          {summary.length > 0 && (
            <ErrorSummary title="Please look at this again" errors={summary} answer={answer} />
          )}
          <input type="hidden" name="revision" value={suggestion.revision} />
          <SelectField
            field={field("reason")}
            label="Or decline it, because"
            placeholder="Choose why"
            required
            choices={declineReasonNames.map((value) => ({ value, label: declineReasons[value] }))}
            width="w-16"
          />
          <FormButtons>
            <Button kind="danger" name={buttonField} value="decline">
              Decline
            </Button>
          </FormButtons>
        </Form>
      </div>
    </Panel>
  );
}
