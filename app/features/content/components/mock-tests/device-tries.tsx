import { useEffect, useState } from "react";
import { useLocale, useTranslations } from "use-intl";
import { formatDateTime, now } from "#app/core/clock.ts";
import type { Language } from "#app/core/words/i18n.ts";
import { Block } from "#app/ui/section.tsx";
import { type MockTry, mockTryOf } from "../../mock-tests/mock-try.ts";
import type { MockResult } from "../../mock-tests/mock-view.ts";
import { keptTries } from "./kept-tries.ts";
import { MockTries } from "./mock-tries.tsx";

/** A visitor's results over time: nobody but their own browser keeps them. */
export function DeviceTries({ result, attempt }: { result: MockResult; attempt: string }) {
  const t = useTranslations("mock");
  const language = useLocale() as Language;
  const [tries, setTries] = useState<MockTry[]>([]);
  useEffect(() => {
    const when = formatDateTime(now(), language);
    setTries(keptTries.add(result.test.id, mockTryOf(attempt, when, result.marks)));
  }, [result, attempt, language]);
  if (tries.length === 0) return null;
  return (
    <Block title={t("triesHere")}>
      <p className="muted mb-3">{t("triesHereNote")}</p>
      <MockTries tries={tries} caption={t("triesHere")} />
    </Block>
  );
}
