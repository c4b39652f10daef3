import { Form } from "react-router";
import { StatusBadge } from "#app/ui/badge.tsx";
import { Button } from "#app/ui/button.tsx";
import { Panel } from "#app/ui/panel.tsx";
import { type ConsentPurpose, consentPurposeNames, consentPurposes } from "../consent-purposes.ts";
import { consentWords } from "../consent-words.ts";

type Entry = {
  id: string;
  purpose: ConsentPurpose;
  version: string;
  language: string;
  givenAt: string;
  withdrawnAt: string | null;
};

/** T34: item by item; withdrawing is one press, like giving. */
export function ConsentPanel({ entries }: { entries: readonly Entry[] }) {
  const past = entries.filter((entry) => entry.withdrawnAt);
  return (
    <Panel title="What you agreed to" padded>
      <ul className="checks">
        {consentPurposeNames.map((purpose) => (
          <ConsentItem
            key={purpose}
            purpose={purpose}
            entry={entries.find((e) => e.purpose === purpose && !e.withdrawnAt)}
          />
        ))}
      </ul>
      {past.length > 0 && (
        <details>
          <summary>Earlier entries</summary>
          <ul className="stack [--gap:.25rem] small">
            {past.map((entry) => (
              <li key={entry.id}>
                {consentWords[entry.purpose].title}: given {entry.givenAt}, withdrawn {entry.withdrawnAt}
              </li>
            ))}
          </ul>
        </details>
      )}
    </Panel>
  );
}

function ConsentItem({ purpose, entry }: { purpose: ConsentPurpose; entry: Entry | undefined }) {
  const { title, text } = consentWords[purpose];
  return (
    <li>
      <span>{title}</span>
      <small>
        {text}
        {entry &&
          ` Given ${entry.givenAt}, version ${entry.version}, in ${languageNames[entry.language] ?? entry.language}.`}
      </small>
      {consentPurposes[purpose].needed ? (
        <StatusBadge status="active">Given</StatusBadge>
      ) : (
        <Form method="post">
          <input type="hidden" name="purpose" value={purpose} />
          <Button
            name="intent"
            value={entry ? "withdraw" : "give"}
            size="sm"
            kind={entry ? "quiet" : "default"}
          >
            {entry ? "Withdraw" : "Agree"}
            <span className="vh"> {title}</span>
          </Button>
        </Form>
      )}
    </li>
  );
}

const languageNames: Record<string, string> = { en: "English", te: "Telugu", hi: "Hindi" };
