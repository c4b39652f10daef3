import { Form } from "react-router";
import { useTranslations } from "use-intl";
import { isLanguage } from "#app/core/words/i18n.ts";
import { Anchor } from "#app/ui/anchor.tsx";
import { Button } from "#app/ui/button.tsx";
import { StatusBadge } from "#app/ui/desk/badge.tsx";
import { OpenedFor } from "#app/ui/desk/opened-for.tsx";
import { Panel } from "#app/ui/panel.tsx";
import { type ConsentPurpose, consentPurposeNames, consentPurposes } from "../rules/consent-purposes.ts";

type Entry = {
  id: string;
  purpose: ConsentPurpose;
  version: string;
  language: string;
  words: string | null;
  givenAt: string;
  withdrawnAt: string | null;
};

type ConsentPanelProps = { entries: readonly Entry[] } & (
  | { about: "account"; student?: never; isShared?: never }
  /** Whom it is about, and whether the phone serves others too. */
  | { about: "student"; student: string; isShared: boolean }
);

/** T34: item by item; withdrawing is one press, like giving. What is about a student says about whom. */
export function ConsentPanel({ entries, about, student, isShared }: ConsentPanelProps) {
  const t = useTranslations("account.privacy");
  const own = entries.filter(({ purpose }) => consentPurposes[purpose].about === about);
  const past = own.filter((entry) => entry.withdrawnAt);
  return (
    <Panel title={student ? t("agreedFor", { name: student }) : t("agreed")} padded>
      {isShared && (
        <p className="small">
          {t("onlyFor", { name: student })}{" "}
          <Anchor href="/login/student?next=%2Fsettings%2Fprivacy">{t("otherStudent")}</Anchor>
        </p>
      )}
      <ul className="checks">
        {consentPurposeNames
          .filter((purpose) => consentPurposes[purpose].about === about)
          .map((purpose) => (
            <ConsentItem
              key={purpose}
              purpose={purpose}
              entry={own.find((e) => e.purpose === purpose && !e.withdrawnAt)}
            />
          ))}
      </ul>
      {past.length > 0 && (
        <details>
          <summary>{t("earlier")}</summary>
          <ul className="stack [--gap:.25rem] small">
            {past.map((entry) => (
              <li key={entry.id}>
                {t("past", {
                  title: t(`purposes.${entry.purpose}.title`),
                  given: entry.givenAt,
                  withdrawn: entry.withdrawnAt ?? "",
                })}
              </li>
            ))}
          </ul>
        </details>
      )}
    </Panel>
  );
}

function ConsentItem({ purpose, entry }: { purpose: ConsentPurpose; entry: Entry | undefined }) {
  const t = useTranslations("account.privacy");
  const title = t(`purposes.${purpose}.title`);
  const given = entry && {
    at: entry.givenAt,
    version: entry.version,
    language: isLanguage(entry.language) ? t(`languages.${entry.language}`) : entry.language,
  };
  return (
    // A long text beside its button would stand in a column of three words on a phone.
    <li className="max-sm:[grid-template-columns:minmax(0,1fr)] max-sm:[&>:last-child]:[grid-area:auto/1] max-sm:[&>:last-child]:mt-2 max-sm:[&>:last-child]:justify-self-start">
      <span>{title}</span>
      <small>
        {t(`purposes.${purpose}.text`)}
        {given && ` ${t("givenOn", given)}`}
        {entry?.words && ` ${t("wordsWere", { words: entry.words })}`}
      </small>
      {consentPurposes[purpose].needed ? (
        <StatusBadge status="active">{t("given")}</StatusBadge>
      ) : (
        <Form method="post">
          <input type="hidden" name="purpose" value={purpose} />
          <OpenedFor />
          <Button
            name="intent"
            value={entry ? "withdraw" : "give"}
            size="sm"
            kind={entry ? "quiet" : "default"}
          >
            {entry ? t("withdraw") : t("agree")}
            <span className="vh"> {title}</span>
          </Button>
        </Form>
      )}
    </li>
  );
}
