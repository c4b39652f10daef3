/** A form as it stands on a page, one for each of its buttons: what a browser without script would send. */
export interface PageForm {
  readonly action: string;
  readonly isMultipart: boolean;
  readonly button: readonly [name: string, value: string] | null;
  readonly fields: readonly FormField[];
}

export interface FormField {
  readonly name: string;
  readonly kind: string;
  /** What stands in it already. */
  readonly value: string;
}

/** The forms that a page sends. React writes its attributes in one way, so a pattern reads them well enough. */
export function formsOf(html: string, address: string): PageForm[] {
  return [...html.matchAll(/<form\b([^>]*)>([\s\S]*?)<\/form>/g)].flatMap(([, head = "", body = ""]) => {
    if (attribute(head, "method")?.toLowerCase() !== "post") return [];
    const id = attribute(head, "id");
    // A button or field may stand elsewhere and name its form.
    const outside = id
      ? (html.match(new RegExp(`<(?:input|button)\\b[^>]*\\bform="${id}"[^>]*>`, "g")) ?? [])
      : [];
    const whole = body + outside.join("");
    const fields = fieldsIn(whole);
    const buttons = [...whole.matchAll(/<button\b([^>]*)>/g)]
      .map(([, text = ""]) => text)
      .filter((text) => (attribute(text, "type") ?? "submit") === "submit");
    const named = buttons.flatMap((text): [string, string][] => {
      const name = attribute(text, "name");
      return name ? [[name, attribute(text, "value") ?? ""]] : [];
    });
    const own = attribute(head, "action");
    const action = own ? new URL(own, `http://page.invalid${address}`) : null;
    const form = {
      action: action ? action.pathname + action.search : address,
      isMultipart: attribute(head, "enctype") === "multipart/form-data",
      fields,
    };
    return (named.length > 0 ? named : [null]).map((button) => ({ ...form, button }));
  });
}

function fieldsIn(html: string): FormField[] {
  const fields: FormField[] = [];
  for (const [, head = ""] of html.matchAll(/<input\b([^>]*)>/g)) {
    const name = attribute(head, "name");
    const kind = attribute(head, "type") ?? "text";
    const isChoice = kind === "radio" || kind === "checkbox";
    if (!name || (kind === "radio" && fields.some((field) => field.name === name))) continue;
    fields.push({ name, kind, value: attribute(head, "value") ?? (isChoice ? "on" : "") });
  }
  for (const [, head = "", text = ""] of html.matchAll(/<textarea\b([^>]*)>([\s\S]*?)<\/textarea>/g)) {
    fields.push({ name: attribute(head, "name") ?? "", kind: "textarea", value: decode(text).trim() });
  }
  for (const [, head = "", body = ""] of html.matchAll(/<select\b([^>]*)>([\s\S]*?)<\/select>/g)) {
    const options = [...body.matchAll(/<option\b([^>]*)>/g)].map(([, text = ""]) => text);
    const chosen = options.find((text) => /\bselected\b/.test(text) && attribute(text, "value"));
    const value = attribute(chosen ?? options.find((text) => attribute(text, "value")) ?? "", "value") ?? "";
    fields.push({ name: attribute(head, "name") ?? "", kind: "select", value });
  }
  return fields.filter(({ name }) => name !== "");
}

export function attribute(head: string, name: string): string | null {
  const found = new RegExp(`(?:^|\\s)${name}="([^"]*)"`).exec(head)?.[1];
  return found === undefined ? null : decode(found);
}

function decode(text: string): string {
  return text
    .replaceAll("&quot;", '"')
    .replaceAll("&#x27;", "'")
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&amp;", "&");
}
