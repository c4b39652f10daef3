import Eye from "lucide-react/icons/eye";
import Pencil from "lucide-react/icons/pencil";
import Trash2 from "lucide-react/icons/trash-2";
import { RowLink } from "#app/ui/pictures/icon-button.tsx";

/** View, edit, delete. The bin opens the question on the thing's own page, which knows what hangs on it. */
export function RowActions({ href, name }: { href: string; name: string }) {
  return (
    <span className="acts">
      <RowLink icon={Eye} label={`View ${name}`} href={href} />
      <RowLink icon={Pencil} label={`Edit ${name}`} href={`${href}?edit=1`} />
      <RowLink icon={Trash2} label={`Delete ${name}`} href={`${href}?delete=1`} />
    </span>
  );
}
