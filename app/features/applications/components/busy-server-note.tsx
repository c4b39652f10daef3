import { useEffect, useState } from "react";
import { useTranslations } from "use-intl";
import { waitingEvent } from "#app/core/requests/fetch-with-retry.ts";
import { Alert } from "#app/ui/dialogs/alert.tsx";

/** Said while the server has no place for us and the form is sent again by itself. */
export function BusyServerNote() {
  const t = useTranslations("apply");
  const [isWaiting, setIsWaiting] = useState(false);
  useEffect(() => {
    const hear = (event: Event) => setIsWaiting((event as CustomEvent<boolean>).detail);
    window.addEventListener(waitingEvent, hear);
    return () => window.removeEventListener(waitingEvent, hear);
  }, []);
  return <div role="status">{isWaiting && <Alert>{t("busySend")}</Alert>}</div>;
}
