import { useTranslations } from "use-intl";
import { studentField } from "#app/core/forms/student-field.ts";
import { Button, LinkButton } from "#app/ui/button.tsx";
import { Dialog } from "#app/ui/dialogs/dialog.tsx";
import { FormButtons } from "#app/ui/forms/form-buttons.tsx";
import { offlineAnswers } from "./sending/offline-answers.ts";

export const clearDialogId = "clear-form";

/** Clear Form asks first. A plain form: it leads to an empty page, with and without script. */
export function ClearDialog({ open, owner }: { open: boolean; owner: string | null }) {
  const t = useTranslations("registration.clearAsk");
  return (
    <Dialog id={clearDialogId} title={t("title")} open={open}>
      <p>{t("text")}</p>
      <form
        method="post"
        action="/otr-registration"
        encType="multipart/form-data"
        onSubmit={() => offlineAnswers.clear()}
      >
        <input type="hidden" name={studentField} value={owner ?? ""} />
        <FormButtons>
          <Button name="intent" value="clear" kind="danger-solid">
            {t("yes")}
          </Button>
          <LinkButton kind="text" href="/otr-registration">
            {t("no")}
          </LinkButton>
        </FormButtons>
      </form>
    </Dialog>
  );
}
