import Download from "lucide-react/icons/download";
import { Form } from "react-router";
import { useTranslations } from "use-intl";
import { formatDate, formatDateTime, isIstDay } from "#app/core/clock.ts";
import { useSite } from "#app/core/settings/site.ts";
import { Button, LinkButton } from "#app/ui/button.tsx";
import { StatusBadge } from "#app/ui/desk/badge.tsx";
import { Alert } from "#app/ui/dialogs/alert.tsx";
import { Facts } from "#app/ui/facts.tsx";
import { FormButtons } from "#app/ui/forms/form-buttons.tsx";
import { Panel } from "#app/ui/panel.tsx";
import { isVerifiedByQr } from "../aadhaar-qr/qr-view.ts";
import type { Correction } from "../registration-correction.ts";
import { draftFields, registrationSections, sectionFields } from "../registration-fields.ts";
import { registrationBadges } from "../registration-status.ts";
import type { RegistrationView } from "../registration-view.ts";
import type { RegistrationContextValue } from "./registration-context.ts";

type Choices = RegistrationContextValue["choices"];
type DoneProps = {
  view: RegistrationView;
  corrections: Correction[];
  choices: Choices;
  fee: string | null;
  hasReceipt: boolean;
  paymentPage: string;
};

/** A registration that is in: what is left to do, the number, the details and their history. */
export function RegistrationDone({ view, corrections, choices, fee, hasReceipt, paymentPage }: DoneProps) {
  const t = useTranslations("registration");
  const { language } = useSite();
  const isRegistered = view.status === "registered";
  const status = isRegistered ? "registered" : "payment_due";
  return (
    <div className="stack [--gap:1.5rem]">
      <Alert
        tone={isRegistered ? "ok" : "warn"}
        title={t(isRegistered ? "done.registeredTitle" : "done.dueTitle")}
      >
        {isRegistered ? t("done.registeredText") : fee ? t("done.dueText", { fee }) : t("done.freeText")}
      </Alert>
      <Facts
        facts={[
          { term: t("done.number"), value: <span className="num nowrap">{view.otrNumber}</span> },
          {
            term: t("done.status"),
            value: (
              <StatusBadge status={registrationBadges[status]}>{t(`done.statuses.${status}`)}</StatusBadge>
            ),
          },
          ...(view.registeredAt
            ? [{ term: t("done.since"), value: formatDate(new Date(view.registeredAt), language) }]
            : []),
        ]}
      />
      {view.qr && isVerifiedByQr(view.qr) && (
        <p className="small">
          <StatusBadge status="verified">{t("qr.verified")}</StatusBadge>{" "}
          {t("qr.done", { digits: view.qr.lastFour })}
        </p>
      )}
      <FormButtons>
        {isRegistered ? (
          <>
            <LinkButton kind="go" href="/student/dashboard">
              {t("done.dashboard")}
            </LinkButton>
            <LinkButton kind="quiet" icon={Download} href="/otr-registration/card" plain>
              {t("done.card")}
            </LinkButton>
            {hasReceipt && (
              <LinkButton kind="quiet" icon={Download} href="/otr-registration/receipt" plain>
                {t("done.receipt")}
              </LinkButton>
            )}
          </>
        ) : (
          <>
            {fee ? (
              <LinkButton kind="go" href={`${paymentPage}?last_id=${view.id}`}>
                {t("done.pay", { fee })}
              </LinkButton>
            ) : (
              <Form method="post" action="/payment">
                <input type="hidden" name="last_id" value={view.id ?? ""} />
                <Button kind="go">{t("done.complete")}</Button>
              </Form>
            )}
            <LinkButton kind="quiet" href="/student/dashboard?tab=find">
              {t("done.later")}
            </LinkButton>
          </>
        )}
      </FormButtons>
      <Details view={view} choices={choices} />
      {corrections.length > 0 && <History corrections={corrections} choices={choices} />}
    </div>
  );
}

/** A box nobody ticked says nothing; nor does the name of a parent who is not there. */
function isUnsaid(name: (typeof draftFields)[number], { answers }: RegistrationView): boolean {
  if (name === "noMother" || name === "noFather" || name === "givenName") return !answers[name];
  return (name === "motherName" || name === "fatherName") && !answers[name];
}

function Details({ view, choices }: { view: RegistrationView; choices: Choices }) {
  const t = useTranslations("registration");
  const inWords = useWords(choices);
  const known: Readonly<Record<string, string>> = {
    mobileNumber: view.mobileNumber,
    accountNumber: view.account ?? "–",
    aadhaarNumber: view.aadhaar ?? "–",
    ...Object.fromEntries(
      draftFields
        .filter((name) => !isUnsaid(name, view))
        .map((name) => [name, inWords(name, view.answers[name] ?? "–")]),
    ),
  };
  // L23: by section, as they were asked: eighteen lines in a row are read by nobody.
  const groups = registrationSections.map((section) => ({
    section,
    rows: sectionFields[section].filter((name) => Object.hasOwn(known, name)),
  }));
  return (
    <Panel
      title={t("done.details")}
      padded
      foot={
        <LinkButton kind="quiet" size="sm" href="/otr-registration?correct=1">
          {t("done.correct")}
        </LinkButton>
      }
    >
      <div className="stack">
        {groups.map(({ section, rows }) => (
          <section key={section}>
            <h3 className="card__title mb-2">{t(`sections.${section}`)}</h3>
            <dl className="grid-2">
              {rows.map((name) => (
                <div key={name}>
                  <dt className="small muted">
                    {name === "mobileNumber" ? t("mobile.number") : t(`fields.${name as "name"}`)}
                  </dt>
                  <dd className="break-words">{known[name]}</dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </Panel>
  );
}

function History({ corrections, choices }: { corrections: Correction[]; choices: Choices }) {
  const t = useTranslations("registration");
  const inWords = useWords(choices);
  const { language } = useSite();
  return (
    <Panel title={t("done.history")} padded>
      <ol className="stack">
        {corrections.map(({ id, at, changes }) => (
          <li key={id}>
            <p className="strong">{formatDateTime(new Date(at), language)}</p>
            <ul className="dotlist">
              {changes.map(({ field, from, to }) => (
                <li key={field}>
                  {t(`fields.${field as "name"}`)}
                  {to !== null && `: ${inWords(field, to)}`}{" "}
                  {from !== null && `(${t("done.was", { value: inWords(field, from) })})`}
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
    </Panel>
  );
}

/** An answer as people read it: the option's own words, a date as a date. */
function useWords(choices: Choices) {
  const { language } = useSite();
  return (field: string, value: string): string => {
    if (field === "dateOfBirth" && isIstDay(value)) return formatDate(value, language);
    const options = Object.hasOwn(choices, field) ? choices[field as keyof Choices] : [];
    return options.find((option) => option.value === value)?.label ?? value;
  };
}
