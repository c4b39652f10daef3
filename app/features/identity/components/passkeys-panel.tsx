import KeyRound from "lucide-react/icons/key-round";
import { useState } from "react";
import { Form, useSubmit } from "react-router";
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
  return (
    <Panel title="Passkeys" padded>
      <div className="stack">
        {passkeys.length > 0 ? (
          <ul className="checks">
            {passkeys.map((passkey) => (
              <li key={passkey.id}>
                <span>{passkey.name}</span>
                <small>
                  Added {passkey.createdAt}
                  {passkey.lastUsedAt && `, last used ${passkey.lastUsedAt}`}
                </small>
                <Form method="post">
                  <input type="hidden" name="passkeyId" value={passkey.id} />
                  <Button name="intent" value="passkey-remove" size="sm" kind="quiet">
                    Remove
                    <span className="vh"> {passkey.name}</span>
                  </Button>
                </Form>
              </li>
            ))}
          </ul>
        ) : (
          <p className="muted">
            None yet. With a passkey you sign in by fingerprint, face or PIN of your own device.
          </p>
        )}
        {isPossible ? (
          <AddPasskey />
        ) : (
          <p className="small muted">Passkeys need this site under its name, not under a bare IP address.</p>
        )}
      </div>
    </Panel>
  );
}

function AddPasskey() {
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
        { intent: "passkey-save", name: deviceName(), response: JSON.stringify(response) },
        { method: "post" },
      );
    } catch {
      setFailure("No passkey was made. Your device may already have one, or you cancelled.");
    }
    setAsking(false);
  };
  return (
    <div className="needs-script stack">
      <Button
        type="button"
        kind="quiet"
        icon={KeyRound}
        busy={isAsking && "Waiting for your device…"}
        onClick={add}
      >
        Add a passkey on this device
      </Button>
      {failure && <Alert tone="bad">{failure}</Alert>}
    </div>
  );
}

function deviceName(): string {
  const system = /Android|iPhone|iPad|Windows|Mac|CrOS|Linux/.exec(navigator.userAgent)?.[0] ?? "this device";
  return `Passkey on ${system}`;
}
