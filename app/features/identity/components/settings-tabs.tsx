import { useTranslations } from "use-intl";
import { Tabs } from "#app/ui/portal/tabs.tsx";

const tabs = ["security", "privacy"] as const;

export function SettingsTabs({ current }: { current: (typeof tabs)[number] }) {
  const t = useTranslations("account");
  return (
    <Tabs
      label={t("title")}
      tabs={tabs.map((tab) => ({
        href: `/settings/${tab}`,
        label: t(`tabs.${tab}`),
        current: current === tab,
      }))}
    />
  );
}
