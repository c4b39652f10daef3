/** The filters of a list live in the address: what stands there under each name. */
export function readFilters<Name extends string>(names: readonly Name[], url: URL): Record<Name, string> {
  return Object.fromEntries(names.map((name) => [name, url.searchParams.get(name) ?? ""])) as Record<
    Name,
    string
  >;
}

/** The address of the same list with one choice changed. */
export function hrefWith(values: Readonly<Record<string, string>>, name: string, value: string): string {
  const chosen = Object.entries({ ...values, [name]: value }).filter(([, text]) => text !== "");
  return `?${new URLSearchParams(chosen)}`;
}
