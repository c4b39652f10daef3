import { Form } from "react-router";
import { pageMeta } from "#app/core/page-meta.ts";
import { getActor } from "#app/core/requests/request-context.ts";
import { languageTable } from "#app/core/words/i18n.ts";
import { languageOfWords } from "#app/core/words/language-of-words.ts";
import { giverAddresses } from "#app/features/giving/giver-addresses.ts";
import { Button } from "#app/ui/button.tsx";
import { Alert } from "#app/ui/dialogs/alert.tsx";
import { Ask } from "#app/ui/dialogs/ask.tsx";
import { TextField } from "#app/ui/fields/text-field.tsx";
import { TextareaField } from "#app/ui/fields/textarea-field.tsx";
import { ErrorSummary } from "#app/ui/forms/error-summary.tsx";
import { FormButtons } from "#app/ui/forms/form-buttons.tsx";
import { useForm } from "#app/ui/forms/use-form.ts";
import { PageHead } from "#app/ui/page-head.tsx";
import { Panel } from "#app/ui/panel.tsx";
import { Tabs } from "#app/ui/portal/tabs.tsx";
import type { Route } from "./+types/second-language-page";
import { getSecondLanguage } from "./get-second-language.server.ts";
import { secondLanguages } from "./second-language.ts";
import { secondLanguageActions } from "./second-language-actions.server.ts";

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const actor = await getActor(context);
  const key = params.scholarshipId ?? params.programmeId ?? "";
  const back = params.scholarshipId
    ? `/institute/scholarships/${key}`
    : giverAddresses(actor.role).programme(key);
  const asked = url.searchParams.get("in");
  const language = secondLanguages.find((code) => code === asked) ?? secondLanguages[0] ?? "te";
  return { ...(await getSecondLanguage(actor, key, language)), language, back };
}

export const action = secondLanguageActions.action;

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: "In another language",
    description: "Name, text and benefits of one of your scholarships in Telugu or Hindi.",
    path: "/",
    indexed: false,
  });

const stateWords = {
  saved: null,
  stale:
    "Your own words were changed since these were written, so students read yours. Look at them again and save.",
  proposed:
    "Nobody has written it yet. This is our proposal, made of the amount and the rules: change it as you like. Until you save it, students read your own words.",
};

export default function SecondLanguagePage({ loaderData, actionData }: Route.ComponentProps) {
  const { original, words, state, language, back } = loaderData;
  const { english } = languageTable[language];
  const known = { ...words, benefits: words.benefits.join("\n") };
  const { field, summary, onInput } = useForm("words", actionData, known);
  const originalLanguage = languageOfWords(original.description);
  return (
    <div className="wrap grid grid-cols-[minmax(0,1fr)] gap-6 pb-12">
      <PageHead
        title="In another language"
        lead="Students read it in the language they chose. Your own words stay the original, and the page says so."
        back={{ href: back, label: original.title }}
      />
      <Tabs
        label="Language"
        tabs={secondLanguages.map((code) => ({
          href: `?in=${code}`,
          label: languageTable[code].english,
          current: code === language,
        }))}
      />
      {stateWords[state] && (
        <Alert title={state === "stale" ? "Look again" : "Our proposal"}>{stateWords[state]}</Alert>
      )}
      <Panel title={`The original, in ${languageTable[originalLanguage].english}`} padded>
        <div className="stack max-w-(--measure)" lang={originalLanguage}>
          <p className="strong">{original.title}</p>
          <p className="whitespace-pre-line">{original.description}</p>
          <ul className="grid list-disc gap-1 ps-5">
            {original.benefits.map((benefit) => (
              <li key={benefit}>{benefit}</li>
            ))}
          </ul>
        </div>
      </Panel>
      <Panel title={`In ${english}`} padded>
        <Form method="post" key={language} className="stack" onInput={onInput} noValidate>
          {summary.length > 0 && (
            <ErrorSummary
              title="Please look at this again"
              errors={summary}
              kept="Nothing you typed is lost."
              answer={actionData}
            />
          )}
          <input type="hidden" name="language" value={language} />
          <div className="grid gap-5">
            <TextField
              field={field("title", { required: true, maxLength: 150 })}
              label={`Name in ${english}`}
            />
            <TextareaField
              field={field("description", { required: true, maxLength: 2000 })}
              label={`What it is for, in ${english}`}
              rows={5}
            />
            <TextareaField
              field={field("benefits")}
              label={`Benefits in ${english}`}
              required={false}
              hint="One on each line"
              rows={3}
            />
          </div>
          <FormButtons>
            <Button name="intent" value="words">
              Save
            </Button>
          </FormButtons>
        </Form>
        {state !== "proposed" && (
          <Ask
            look={{ kind: "quiet" }}
            label={`Take the ${english} words away`}
            question={<p>Students read your own words again. Take the {english} words away?</p>}
            confirm="Take them away"
            fields={{ intent: "leave", language }}
          />
        )}
      </Panel>
    </div>
  );
}
