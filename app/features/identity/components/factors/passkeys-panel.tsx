import KeyRound from "lucide-react/icons/key-round";
import { type SubmitEvent, useState } from "react";
import { Form, useSubmit } from "react-router";
import { useTranslations } from "use-intl";
import { Button } from "#app/ui/button.tsx";
import { Alert } from "#app/ui/dialogs/alert.tsx";
import { Panel } from "#app/ui/panel.tsx";
import type { SecurityAnswer } from "../../staff/security-step.ts";
import { askServer } from "../ask-server.ts";
import { OwnPassword } from "../own-password.tsx";

type PasskeyRow = { id: string; name: string; createdAt: string; lastUsedAt: string | null };

/** T6: the device and a finger or PIN instead of a password. */
export function PasskeysPanel({
  passkeys,
  isPossible,
  answer,
}: {
  passkeys: readonly PasskeyRow[];
  isPossible: boolean;
  answer: SecurityAnswer | null;
}) {
  const t = useTranslations("factors.passkeys");
  const errorsOf = (intent: string) => (answer?.form === intent ? answer.errors.currentPassword : undefined);
  return (
    <Panel title={t("title")} padded>
      <div className="stack">
        {passkeys.length > 0 ? (
          <ul className="checks">
            {passkeys.map((passkey) => (
              <li key={passkey.id}>
                <span>{passkey.name}</span>
                <small>
                  {passkey.lastUsedAt
                    ? t("addedAndUsed", { at: passkey.createdAt, used: passkey.lastUsedAt })
                    : t("added", { at: passkey.createdAt })}
                </small>
                <details>
                  <summary>
                    {t("remove")}
                    <span className="vh"> {passkey.name}</span>
                  </summary>
                  <Form method="post" className="stack max-w-[30rem]">
                    <input type="hidden" name="passkeyId" value={passkey.id} />
                    <OwnPassword id={`remove-${passkey.id}`} errors={errorsOf("passkey-remove")} />
                    <Button name="intent" value="passkey-remove" size="sm" kind="danger">
                      {t("remove")}
                    </Button>
                  </Form>
                </details>
              </li>
            ))}
          </ul>
        ) : (
          <p className="muted">{t("none")}</p>
        )}
        {isPossible ? (
          <AddPasskey errors={errorsOf("passkey-save")} />
        ) : (
          <p className="small muted">{t("impossible")}</p>
        )}
      </div>
    </Panel>
  );
}

function AddPasskey({ errors }: { errors: string[] | undefined }) {
  const t = useTranslations("factors.passkeys");
  const submit = useSubmit();
  const [isAsking, setAsking] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const add = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const typed = new FormData(form).get("currentPassword");
    setAsking(true);
    setFailure(null);
    try {
      const { startRegistration } = await import("@simplewebauthn/browser");
      const optionsJSON = await askServer("/settings/passkey-options", {});
      const response = await startRegistration({ optionsJSON: optionsJSON as never });
      await submit(
        {
          intent: "passkey-save",
          currentPassword: String(typed ?? ""),
          name: t("name", { system: deviceSystem() ?? t("thisDevice") }),
          response: JSON.stringify(response),
        },
        { method: "post" },
      );
      form.reset();
    } catch {
      setFailure(t("failed"));
    }
    setAsking(false);
  };
  return (
    <form className="needs-script stack max-w-[30rem]" onSubmit={add}>
      <OwnPassword id="passkey-password" errors={errors} />
      <Button kind="quiet" icon={KeyRound} busy={isAsking && t("waiting")}>
        {t("add")}
      </Button>
      {failure && <Alert tone="bad">{failure}</Alert>}
    </form>
  );
}

function deviceSystem(): string | undefined {
  return /Android|iPhone|iPad|Windows|Mac|CrOS|Linux/.exec(navigator.userAgent)?.[0];
}
