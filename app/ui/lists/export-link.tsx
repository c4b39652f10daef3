import Download from "lucide-react/icons/download";
import { LinkButton } from "../button.tsx";

/** The list as a file; not a page, so the browser itself fetches it. */
export function ExportLink({ href }: { href: string }) {
  return (
    <LinkButton plain kind="quiet" size="sm" icon={Download} href={href}>
      Export
    </LinkButton>
  );
}
