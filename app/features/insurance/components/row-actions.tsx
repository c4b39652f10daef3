import Eye from "lucide-react/icons/eye";
import Pencil from "lucide-react/icons/pencil";
import Trash2 from "lucide-react/icons/trash-2";
import { Form } from "react-router";
import { RowAction, RowLink } from "#app/ui/icon-button.tsx";

/** View, edit, delete. Deleting can be undone, so it asks nothing first. */
export function RowActions({ href, id, name }: { href: string; id: string; name: string }) {
  return (
    <span className="acts">
      <RowLink icon={Eye} label={`View ${name}`} href={href} />
      <RowLink icon={Pencil} label={`Edit ${name}`} href={`${href}?edit=1`} />
      <Form method="post" className="contents" preventScrollReset>
        <input type="hidden" name="id" value={id} />
        <RowAction icon={Trash2} label={`Delete ${name}`} name="intent" value="delete" />
      </Form>
    </span>
  );
}
