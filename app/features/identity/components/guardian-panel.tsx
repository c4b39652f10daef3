import { Form } from "react-router";
import { useTranslations } from "use-intl";
import { Button } from "#app/ui/button.tsx";
import { OpenedFor } from "#app/ui/desk/opened-for.tsx";
import { Panel } from "#app/ui/panel.tsx";
import type { GuardianRelation } from "../rules/guardian-rules.ts";

type Guardian = { guardianName: string; relation: GuardianRelation; givenAt: string; version: string };

/** T35: who agreed for a student under 18. */
export function GuardianPanel({ guardian }: { guardian: Guardian }) {
  const t = useTranslations("account.privacy");
  return (
    <Panel title={t("guardian.title")} padded>
      <ul className="checks">
        <li>
          <span>
            {guardian.guardianName} ({t(`guardian.relations.${guardian.relation}`)})
          </span>
          <small>{t("guardian.text", { at: guardian.givenAt, version: guardian.version })}</small>
          <Form method="post">
            <OpenedFor />
            <Button name="intent" value="withdraw-guardian" size="sm" kind="quiet">
              {t("withdraw")}
            </Button>
          </Form>
        </li>
      </ul>
    </Panel>
  );
}
