import { Form } from "react-router";
import { useTranslations } from "use-intl";
import { isLanguage } from "#app/core/i18n.ts";
import { StatusBadge } from "#app/ui/badge.tsx";
import { Button } from "#app/ui/button.tsx";
import { Panel } from "#app/ui/panel.tsx";
import { type ConsentPurpose, consentPurposeNames, consentPurposes } from "../consent-purposes.ts";

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
  const t = useTranslations("account.privacy");
  const past = entries.filter((entry) => entry.withdrawnAt);
  return (
    <Panel title={t("agreed")} padded>
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
    <li>
      <span>{title}</span>
      <small>
        {t(`purposes.${purpose}.text`)}
        {given && ` ${t("givenOn", given)}`}
      </small>
      {consentPurposes[purpose].needed ? (
        <StatusBadge status="active">{t("given")}</StatusBadge>
      ) : (
        <Form method="post">
          <input type="hidden" name="purpose" value={purpose} />
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
