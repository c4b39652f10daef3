import { Form, useNavigation } from "react-router";
import { useTranslations } from "use-intl";
import { Button } from "#app/ui/button.tsx";
import { OpenedFor } from "#app/ui/desk/opened-for.tsx";
import { CheckboxGroup } from "#app/ui/fields/checkbox-field.tsx";
import { FormButtons } from "#app/ui/forms/form-buttons.tsx";
import { fieldOf } from "#app/ui/forms/form-field.ts";
import type { LockerPaper } from "./locker-view.ts";

type LockerChoiceProps = { papers: readonly LockerPaper[]; isMissing: boolean };

/** What lies in her locker. What cannot come stands there too, and why. */
export function LockerChoice({ papers, isMissing }: LockerChoiceProps) {
  const t = useTranslations("locker");
  const isBusy = useNavigation().formMethod === "POST";
  const ready = papers.filter(({ can }) => can === "come");
  const rest = papers.filter(({ can }) => can !== "come");
  return (
    <Form method="post" action="/student/digilocker" className="stack [--gap:1.5rem]">
      <OpenedFor />
      {ready.length > 0 ? (
        <CheckboxGroup
          field={fieldOf("papers", undefined, isMissing ? t("problem.none") : undefined)}
          label={t("choose")}
          choices={ready.map(({ uri, name, issuer }) => ({ value: uri, label: `${name}, ${issuer}` }))}
        />
      ) : (
        <p>{t("empty")}</p>
      )}
      {rest.length > 0 && (
        <div className="stack [--gap:0.5rem]">
          <h2 className="text-base">{t("cannotTitle")}</h2>
          <ul className="dotlist small">
            {rest.map(({ uri, name, can }) => (
              <li key={uri}>
                <b>{name}:</b> {can !== "come" && t(`cannot.${can}`)}
              </li>
            ))}
          </ul>
        </div>
      )}
      <FormButtons>
        {ready.length > 0 && (
          <Button kind="go" name="intent" value="bring" busy={isBusy && t("bringing")}>
            {t("bring")}
          </Button>
        )}
        <Button kind="text" name="intent" value="leave">
          {t("leave")}
        </Button>
      </FormButtons>
    </Form>
  );
}
