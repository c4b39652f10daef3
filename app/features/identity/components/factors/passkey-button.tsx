import KeyRound from "lucide-react/icons/key-round";
import { useState } from "react";
import { useFetcher } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { Alert } from "#app/ui/dialogs/alert.tsx";
import type { PortalRole } from "../../staff/portal-role.ts";
import { askServer } from "../ask-server.ts";

/** The portals' own sign-in screens are in English. */
const english = {
  use: "Use a passkey",
  waiting: "Waiting for your device…",
  notUsed: "The passkey was not used. Try again, or sign in with your password.",
};

type PasskeyButtonProps = { role: PortalRole; next: string | null; words?: typeof english };

/** Signs in with a passkey of this device. The library comes only when the button is pressed. */
export function PasskeyButton({ role, next, words = english }: PasskeyButtonProps) {
  const fetcher = useFetcher<{ message: string }>();
  const [isAsking, setAsking] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const signIn = async () => {
    setAsking(true);
    setFailure(null);
    try {
      const { startAuthentication } = await import("@simplewebauthn/browser");
      const optionsJSON = await askServer("/login/passkey", { intent: "options" });
      const response = await startAuthentication({ optionsJSON: optionsJSON as never });
      const fields = { intent: "sign-in", role, next: next ?? "", response: JSON.stringify(response) };
      await fetcher.submit(fields, { method: "post", action: "/login/passkey" });
    } catch {
      setFailure(words.notUsed);
    }
    setAsking(false);
  };
  const message = failure ?? fetcher.data?.message;
  return (
    <div className="needs-script stack [--gap:.5rem]">
      <Button type="button" kind="quiet" icon={KeyRound} busy={isAsking && words.waiting} onClick={signIn}>
        {words.use}
      </Button>
      {message && <Alert tone="bad">{message}</Alert>}
    </div>
  );
}
