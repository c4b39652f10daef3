import { useTranslations } from "use-intl";
import { studentField } from "#app/core/forms/student-field.ts";
import { Button } from "#app/ui/button.tsx";
import { CheckboxField } from "#app/ui/fields/checkbox-field.tsx";
import { fieldOf } from "#app/ui/forms/form-field.ts";
import type { FamilyOffer } from "../../family/family-offer.ts";

/** S28: what a sister or brother has given stands here to be taken over, once, by a press. */
export function FamilyPart({ offer, owner }: { offer: FamilyOffer; owner: string }) {
  const t = useTranslations("registration.family");
  const { name, mother, father, bank } = offer;
  return (
    <form method="post" action="/otr-registration" className="card stack" aria-labelledby="family">
      <h2 id="family" className="card__title">
        {t("title", { name })}
      </h2>
      <p className="muted">{t("text")}</p>
      <ul className="dotlist">
        {mother && <li>{t("mother", { name: mother })}</li>}
        {father && <li>{t("father", { name: father })}</li>}
        {offer.state && <li>{t("state")}</li>}
      </ul>
      {bank && (
        <CheckboxField
          field={fieldOf("withBank")}
          label={t("bank", { holder: bank.holder, account: bank.account })}
        />
      )}
      <input type="hidden" name={studentField} value={owner} />
      <input type="hidden" name="from" value={offer.studentId} />
      <div>
        <Button kind="quiet" name="intent" value="family">
          {t("take")}
        </Button>
      </div>
    </form>
  );
}
