import { useEffect, useState } from "react";
import { useFetcher } from "react-router";
import { useTranslations } from "use-intl";
import { studentField } from "#app/core/forms/student-field.ts";
import { Button } from "#app/ui/button.tsx";
import { Block } from "#app/ui/section.tsx";

type State = "unknown" | "off" | "on" | "refused" | "failed";

/** Only with script, and only where the browser can: asked for by her own press, never by the page. */
export function PushSwitch({ publicKey, openedFor }: { publicKey: string; openedFor: string }) {
  const t = useTranslations("discovery.alerts");
  const { submit, state: sending } = useFetcher();
  const [state, setState] = useState<State>("unknown");
  useEffect(() => {
    void findSubscription().then(
      (found) => setState(found === undefined ? "unknown" : found ? "on" : "off"),
      () => setState("unknown"),
    );
  }, []);
  if (state === "unknown") return null;

  const send = (intent: string, fields: Record<string, string>) =>
    submit({ intent, [studentField]: openedFor, ...fields }, { method: "post", action: "/student/alerts" });
  const turnOn = async () => {
    try {
      if ((await Notification.requestPermission()) !== "granted") return setState("refused");
      const worker = await navigator.serviceWorker.ready;
      const made = await worker.pushManager.subscribe({
        userVisibleOnly: true,
        applicationServerKey: publicKey,
      });
      const { endpoint = "", keys } = made.toJSON();
      await send("push-on", { endpoint, p256dh: keys?.p256dh ?? "", auth: keys?.auth ?? "" });
      setState("on");
    } catch {
      setState("failed");
    }
  };
  const turnOff = async () => {
    const found = await findSubscription();
    if (found) {
      await send("push-off", { endpoint: found.endpoint });
      await found.unsubscribe();
    }
    setState("off");
  };
  const isOn = state === "on";
  return (
    <Block title={t("push")}>
      <div className="stack [--gap:0.5rem]">
        <p aria-live="polite">{t(`pushStates.${state}`)}</p>
        <p className="hint">{t("pushWords")}</p>
        <div>
          <Button
            kind="quiet"
            type="button"
            busy={sending === "idle" ? undefined : t("saving")}
            onClick={() => void (isOn ? turnOff() : turnOn())}
          >
            {t(isOn ? "pushOff" : "pushOn")}
          </Button>
        </div>
      </div>
    </Block>
  );
}

/** Undefined: this browser knows no push. Without a worker it never answers. */
async function findSubscription(): Promise<PushSubscription | null | undefined> {
  if (!("serviceWorker" in navigator && "PushManager" in window && "Notification" in window))
    return undefined;
  return (await navigator.serviceWorker.ready).pushManager.getSubscription();
}
