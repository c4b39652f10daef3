import { ModuleHead } from "#app/ui/desk/module-head.tsx";
import { useMayOpen } from "./desk-open.tsx";

const parts = [
  { href: "/admin/security-roles", label: "Staff" },
  { href: "/admin/security-roles/permissions", label: "Roles" },
  { href: "/admin/security-roles/second-person", label: "Second person" },
  { href: "/admin/security-roles/sessions", label: "Sessions" },
  { href: "/admin/security-roles/lock-outs", label: "Lock-outs" },
  { href: "/admin/security-roles/audit", label: "Audit" },
  { href: "/admin/security-roles/privacy", label: "Data protection" },
  { href: "/admin/security-roles/keys", label: "Keys" },
];

export function SecurityHead({ current }: { current: string }) {
  const mayOpen = useMayOpen();
  const tabs = parts.filter(({ href }) => mayOpen(href));
  return (
    <ModuleHead
      section="Security & Roles"
      tabs={tabs.map((part) => ({ ...part, current: part.label === current }))}
    />
  );
}
