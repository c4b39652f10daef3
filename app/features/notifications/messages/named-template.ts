import { type Channel, type Template, type TemplateFor, templates, type Variables } from "./templates.ts";

/** What a channel carries, of a template and its values that are known by name alone; else it says which is wrong. */
export function namedTemplate<C extends Channel>(
  channel: C,
  name: string,
  values: Readonly<Record<string, string>>,
): { readonly template: TemplateFor<C>; readonly variables: Variables<TemplateFor<C>> } {
  const found: Template | undefined = Object.hasOwn(templates, name)
    ? templates[name as keyof typeof templates]
    : undefined;
  if (!found?.channels.includes(channel)) throw new Error(`There is no template "${name}" for ${channel}`);
  const missing = found.variables.filter((variable) => values[variable] === undefined);
  if (missing.length > 0) throw new Error(`The template "${name}" lacks: ${missing.join(", ")}`);
  return { template: name as TemplateFor<C>, variables: values as Variables<TemplateFor<C>> };
}
