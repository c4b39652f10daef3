import { useId } from "react";
import { Form, useLocation } from "react-router";
import { ofOnePage } from "#app/core/passing-parameters.ts";
import { Button } from "../button.tsx";

const sizes = [20, 50, 100];
/** A page of another size begins at the first row; what was said once is not said again. */
const leftOut = ["rows", ...ofOnePage];

/** How many rows a page has: a choice that stands in the address, like all else about a list (D30). */
export function RowsSelect({ shown }: { shown: number }) {
  const id = useId();
  const { pathname, search } = useLocation();
  const parameters = new URLSearchParams(search);
  const chosen = parameters.get("rows") ?? String(sizes.find((size) => size >= shown) ?? 20);
  return (
    <Form method="get" action={pathname} className="row [--gap:0.375rem]">
      {[...parameters]
        .filter(([name]) => !leftOut.includes(name))
        .map(([name, value]) => (
          <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
        ))}
      <label htmlFor={id}>Rows</label>
      <select
        id={id}
        key={chosen}
        name="rows"
        className="input rows"
        defaultValue={chosen}
        onChange={(event) => event.currentTarget.form?.requestSubmit()}
      >
        {sizes.map((size) => (
          <option key={size}>{size}</option>
        ))}
      </select>
      <Button kind="quiet" size="sm" className="no-script">
        Show
      </Button>
    </Form>
  );
}
