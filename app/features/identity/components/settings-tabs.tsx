import { Tabs } from "#app/ui/tabs.tsx";

export function SettingsTabs({ current }: { current: "security" | "privacy" }) {
  return (
    <Tabs
      label="Settings"
      tabs={[
        { href: "/settings/security", label: "Security", current: current === "security" },
        { href: "/settings/privacy", label: "Privacy", current: current === "privacy" },
      ]}
    />
  );
}
