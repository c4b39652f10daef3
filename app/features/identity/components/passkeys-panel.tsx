import KeyRound from "lucide-react/icons/key-round";
import { useState } from "react";
import { Form, useSubmit } from "react-router";
import { useTranslations } from "use-intl";
import { Alert } from "#app/ui/alert.tsx";
import { Button } from "#app/ui/button.tsx";
import { Panel } from "#app/ui/panel.tsx";
import { askServer } from "./ask-server.ts";

type PasskeyRow = { id: string; name: string; createdAt: string; lastUsedAt: string | null };

/** T6: the device and a finger or PIN instead of a password. */
export function PasskeysPanel({
  passkeys,
  isPossible,
}: {
  passkeys: readonly PasskeyRow[];
  isPossible: boolean;
}) {
  const t = useTranslations("factors.passkeys");
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
                <Form method="post">
                  <input type="hidden" name="passkeyId" value={passkey.id} />
                  <Button name="intent" value="passkey-remove" size="sm" kind="quiet">
                    {t("remove")}
                    <span className="vh"> {passkey.name}</span>
                  </Button>
                </Form>
              </li>
            ))}
          </ul>
        ) : (
          <p className="muted">{t("none")}</p>
        )}
        {isPossible ? <AddPasskey /> : <p className="small muted">{t("impossible")}</p>}
      </div>
    </Panel>
  );
}

function AddPasskey() {
  const t = useTranslations("factors.passkeys");
  const submit = useSubmit();
  const [isAsking, setAsking] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const add = async () => {
    setAsking(true);
    setFailure(null);
    try {
      const { startRegistration } = await import("@simplewebauthn/browser");
      const optionsJSON = await askServer("/settings/passkey-options", {});
      const response = await startRegistration({ optionsJSON: optionsJSON as never });
      await submit(
        {
          intent: "passkey-save",
          name: t("name", { system: deviceSystem() ?? t("thisDevice") }),
          response: JSON.stringify(response),
        },
        { method: "post" },
      );
    } catch {
      setFailure(t("failed"));
    }
    setAsking(false);
  };
  return (
    <div className="needs-script stack">
      <Button type="button" kind="quiet" icon={KeyRound} busy={isAsking && t("waiting")} onClick={add}>
        {t("add")}
      </Button>
      {failure && <Alert tone="bad">{failure}</Alert>}
    </div>
  );
}

function deviceSystem(): string | undefined {
  return /Android|iPhone|iPad|Windows|Mac|CrOS|Linux/.exec(navigator.userAgent)?.[0];
}
