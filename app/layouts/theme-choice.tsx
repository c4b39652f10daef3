import { useEffect, useId } from "react";
import { useTranslations } from "use-intl";
import { keepTheme, showTheme } from "#app/core/theme.ts";

/** Light, dark, or as the device has it. */
export function ThemeChoice() {
  const t = useTranslations("shell.theme");
  const id = useId();
  useEffect(showTheme, []);
  return (
    <span className="foot__theme needs-script">
      <label htmlFor={id}>{t("label")}</label>
      <select
        id={id}
        data-theme-choice=""
        autoComplete="off"
        defaultValue=""
        onChange={({ target }) => keepTheme(target.value)}
      >
        <option value="">{t("system")}</option>
        <option value="light">{t("light")}</option>
        <option value="dark">{t("dark")}</option>
      </select>
    </span>
  );
}
