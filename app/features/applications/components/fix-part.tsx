import BadgeCheck from "lucide-react/icons/badge-check";
import { Form, useNavigation } from "react-router";
import { useTranslations } from "use-intl";
import type { FormAnswer } from "#app/core/forms/form-answer.ts";
import { PaperFileField } from "#app/features/documents/components/paper-file-field.tsx";
import { isLockerKind } from "#app/features/documents/digilocker/kind-of-issued.ts";
import { bringPath } from "#app/features/documents/digilocker/locker-view.ts";
import { familyOf } from "#app/features/documents/paper-family.ts";
import { Anchor } from "#app/ui/anchor.tsx";
import { Button, LinkButton } from "#app/ui/button.tsx";
import { FormButtons } from "#app/ui/forms/form-buttons.tsx";
import { fieldOf } from "#app/ui/forms/form-field.ts";
import { OwnWords } from "#app/ui/own-words.tsx";
import { Icon } from "#app/ui/pictures/icon.tsx";
import { type DefectReason, mendOf } from "../rules/check-status.ts";
import { kindOfField } from "../rules/kind-of-field.ts";
import type { ApplicationView } from "../views/application-view.ts";
import { applyPath } from "../views/apply-view.ts";
import type { PaperName } from "./application-checks.tsx";

export type BroughtPaper = { id: string; name: string; issuer: string };
type FixPartProps = {
  view: ApplicationView;
  paperName: PaperName;
  answer: FormAnswer | null;
  /** Null: DigiLocker cannot be asked. Else what she has just brought from there for this. */
  locker: { brought: BroughtPaper | null } | null;
};

/** Exactly one thing to mend, without restarting the rest; of a draft, the way on. */
export function FixPart({ view, paperName, answer, locker }: FixPartProps) {
  const brought = locker?.brought ?? null;
  const t = useTranslations("tracking");
  const busy = useNavigation().state === "submitting";
  if (view.status === "draft") {
    return (
      <FormButtons>
        <LinkButton kind="go" href={applyPath({ number: view.number })}>
          {t("continueDraft")}
        </LinkButton>
      </FormButtons>
    );
  }
  const check = view.checks.find(({ status }) => status === "defect");
  if (view.status !== "action_needed" || !check) return null;
  const paper = paperName(check.code, check.label);
  const reason = (check.reason ?? "other") as DefectReason;
  return (
    <section className="fix stack" aria-labelledby="fix">
      <h2 id="fix" className="sec-title">
        {t("fixTitle", { paper })}
      </h2>
      <dl className="stack [--gap:0.75rem]">
        <div>
          <dt className="muted small">{t("whatIsWrong")}</dt>
          <dd className="stack [--gap:0.5rem]">
            <p>
              {!(reason === "other" && check.sentence) && t(`reasons.${reason}`)} {check.sentence}
            </p>
            {check.note && <OwnWords text={check.note} from={t("reviewerWords")} />}
          </dd>
        </div>
        <div>
          <dt className="muted small">{t("howToMend")}</dt>
          <dd>{t(`mend.${mendOf(check.code, reason)}`)}</dd>
        </div>
      </dl>
      {brought && (
        <Form method="post" className="stack">
          <input type="hidden" name="check" value={check.code} />
          <input type="hidden" name="document" value={brought.id} />
          <p>
            <Icon of={BadgeCheck} /> {t("broughtPaper", { paper: brought.name, issuer: brought.issuer })}
          </p>
          <FormButtons>
            <Button kind="go" name="intent" value="mend" {...(busy && { busy: t("sending") })}>
              {t("sendBrought")}
            </Button>
          </FormButtons>
        </Form>
      )}
      {locker && !brought && isLockerKind(familyOf(kindOfField(check.code)) ?? "") && (
        <p>
          <Anchor href={bringPath(`/applications/${view.number}`)}>{t("bringIt")}</Anchor>
        </p>
      )}
      <Form method="post" encType="multipart/form-data" className="stack" noValidate>
        <input type="hidden" name="check" value={check.code} />
        <PaperFileField
          field={fieldOf("file", undefined, answer?.form === "mend" ? answer.errors.file?.[0] : undefined)}
          label={t("newPaper", { paper })}
          limits={t("limits")}
          required
        />
        <FormButtons>
          <Button
            kind={brought ? "quiet" : "go"}
            name="intent"
            value="mend"
            {...(busy && { busy: t("sending") })}
          >
            {t("sendNew")}
          </Button>
          {view.canAskMoreTime && (
            <Button kind="text" name="intent" value="more_time">
              {t("moreTime")}
            </Button>
          )}
        </FormButtons>
      </Form>
    </section>
  );
}
