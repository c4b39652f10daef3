import ExternalLink from "lucide-react/icons/external-link";
import { Form } from "react-router";
import { useTranslations } from "use-intl";
import { Button, LinkButton } from "#app/ui/button.tsx";
import { OpenedFor } from "#app/ui/desk/opened-for.tsx";
import { FormButtons } from "#app/ui/forms/form-buttons.tsx";

/** What will happen, the words she agrees to, and the way there. */
export function LockerStart({ backTo }: { backTo: string }) {
  const t = useTranslations("locker");
  return (
    <Form method="post" action="/student/digilocker" reloadDocument className="stack [--gap:1.25rem]">
      <OpenedFor />
      <input type="hidden" name="back" value={backTo} />
      <ol className="dotlist">
        <li>{t("how.sign")}</li>
        <li>{t("how.choose")}</li>
        <li>{t("how.check")}</li>
      </ol>
      <p>{t("agree")}</p>
      <FormButtons>
        <Button kind="go" name="intent" value="begin" iconEnd={ExternalLink}>
          {t("go")}
        </Button>
        <LinkButton kind="text" href={backTo}>
          {t("back")}
        </LinkButton>
      </FormButtons>
    </Form>
  );
}
