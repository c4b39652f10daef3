import BadgeCheck from "lucide-react/icons/badge-check";
import Trash2 from "lucide-react/icons/trash-2";
import { Form } from "react-router";
import { useLocale, useTranslations } from "use-intl";
import { formatDate } from "#app/core/clock.ts";
import type { FormAnswer } from "#app/core/forms/form-answer.ts";
import type { Language } from "#app/core/words/i18n.ts";
import { Anchor } from "#app/ui/anchor.tsx";
import { Button } from "#app/ui/button.tsx";
import { ShareLine } from "#app/ui/charts/progress-bar.tsx";
import { StatusBadge } from "#app/ui/desk/badge.tsx";
import { OpenedFor } from "#app/ui/desk/opened-for.tsx";
import { useForm } from "#app/ui/forms/use-form.ts";
import { Icon } from "#app/ui/pictures/icon.tsx";
import { RowAction } from "#app/ui/pictures/icon-button.tsx";
import { addPaperPath, documentPath } from "../document-view.ts";
import { familyOf } from "../paper-family.ts";
import { ROAD_DAYS } from "../paper-validity.ts";
import type { ShelfPaper } from "../vault-view.ts";
import { PaperDateFields } from "./paper-date-fields.tsx";
import { PaperPicture } from "./paper-picture.tsx";

const looks = {
  defect: "defect",
  checking: "under_review",
  verified: "verified",
  kept: "submitted",
  ended: "overdue",
  ending: "days_left",
} as const;

type PaperCardProps = { document: ShelfPaper; answer: FormAnswer | undefined };

/** A paper as one knows it: its picture, how it stands, until when, where it is used (picture 18). */
export function PaperCard({ document, answer }: PaperCardProps) {
  const t = useTranslations("papers");
  const language = useLocale() as Language;
  const { id, kind, paper, uses, createdAt, validUntil, mayEnd, end, needsYou } = document;
  // What is wanted back comes before what its date says; that before where it stands.
  const state = document.state === "defect" ? "defect" : (end?.state ?? document.state);
  return (
    <li className={needsYou ? "pap pap--need" : "pap"}>
      <div className="pap__pic">
        <PaperPicture kind={kind} />
      </div>
      <div className="pap__b">
        <h3>
          <a className="pap__a" href={documentPath(id)}>
            {paper}
          </a>
        </h3>
        <StatusBadge status={looks[state]}>{t(`states.${state}`, { days: end?.days ?? 0 })}</StatusBadge>
        {document.issuer && (
          <p className="pap__from">
            <Icon of={BadgeCheck} /> {t("fromIssuer", { issuer: document.issuer })}
          </p>
        )}
        {(validUntil || familyOf(kind)) && (
          <p>
            {validUntil
              ? t(end?.state === "ended" ? "endedOn" : "validUntil", {
                  date: formatDate(validUntil, language),
                })
              : t(mayEnd ? "noDate" : "noEnd")}
          </p>
        )}
        {end?.state === "ending" && <ShareLine share={end.days / ROAD_DAYS} />}
        <p>{uses > 0 ? t("uses", { count: uses }) : t("unused")}</p>
        <p className="pap__file">
          {document.name}, {formatDate(new Date(createdAt), language)}
        </p>
        {end?.state === "ended" && needsYou && (
          <p>
            <Anchor className="pap__do" href={addPaperPath(kind)}>
              {t("addNew")}
              <span className="vh">: {paper}</span>
            </Anchor>
          </p>
        )}
        {mayEnd && !document.issuer && <PaperDate document={document} answer={answer} />}
      </div>
      <Form method="post" className="pap__x">
        <OpenedFor />
        <input type="hidden" name="document" value={id} />
        <RowAction icon={Trash2} label={t("remove", { name: document.name })} name="intent" value="remove" />
      </Form>
    </li>
  );
}

/** Asked once, at the paper itself; open where what was typed could not be taken. */
function PaperDate({ document: { id, paper, issuedOn, validUntil }, answer }: PaperCardProps) {
  const t = useTranslations("papers");
  const own = answer?.form === "date" && answer.typed.document?.[0] === id ? answer : undefined;
  const { field, onInput } = useForm("date", own, { issuedOn, validUntil }, { id: `date-${id}` });
  return (
    <details className="pap__do fold" open={own !== undefined}>
      <summary>
        {t(validUntil ? "changeDate" : "giveDate")}
        <span className="vh">: {paper}</span>
      </summary>
      <Form method="post" className="stack mt-2" onInput={onInput}>
        <OpenedFor />
        <input type="hidden" name="document" value={id} />
        <PaperDateFields field={field} />
        <div>
          <Button kind="quiet" size="sm" name="intent" value="date">
            {t("saveDate")}
          </Button>
        </div>
      </Form>
    </details>
  );
}
