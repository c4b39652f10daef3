import { Form } from "react-router";
import { Button, LinkButton } from "#app/ui/button.tsx";
import { Dialog } from "#app/ui/dialogs/dialog.tsx";
import { SelectField } from "#app/ui/fields/select-field.tsx";
import { FormButtons } from "#app/ui/forms/form-buttons.tsx";
import { KeptParameters } from "#app/ui/lists/kept-parameters.tsx";
import type { ListFrame } from "../lists/list-frame.ts";

/** What narrows the list down, as one GET form: what is found has an address. */
export function FilterDialog({ frame, open }: { frame: ListFrame; open: boolean }) {
  return (
    <Dialog id="filter" title="Filter" open={open}>
      <Form method="get" action={frame.path} className="stack">
        <KeptParameters />
        {frame.search && <input type="hidden" name="q" value={frame.search} />}
        {!frame.isUsualSort && <input type="hidden" name="sort" value={frame.sort} />}
        {frame.filters.map(({ name, label, value, choices }) => (
          <SelectField
            key={name}
            field={{
              id: `filter-${name}`,
              name,
              errorId: `filter-${name}-error`,
              descriptionId: `filter-${name}-hint`,
              initialValue: value,
              key: value,
            }}
            label={label}
            placeholder="All"
            choices={choices}
          />
        ))}
        <FormButtons>
          <Button>Apply</Button>
          <LinkButton kind="text" href={frame.path}>
            Clear all
          </LinkButton>
        </FormButtons>
      </Form>
    </Dialog>
  );
}
