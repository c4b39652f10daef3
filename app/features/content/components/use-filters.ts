import { useEffect, useState } from "react";
import { useLocation } from "react-router";

/**
 * Filters that live in the address. The server filters by it; from then on the browser does, at once and
 * without asking again, and only writes the address along, so that it can be shared and reloaded.
 */
export function useFilters<Name extends string>(names: readonly Name[]) {
  const { search, key } = useLocation();
  const [values, setValues] = useState(() => read(names, search));

  // A link or the Back button changed the address: it decides.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for the navigation
  useEffect(() => setValues(read(names, search)), [key]);

  const change = (name: Name, value: string) => {
    const next = { ...values, [name]: value };
    setValues(next);
    const address = new URL(window.location.href);
    if (value === "") address.searchParams.delete(name);
    else address.searchParams.set(name, value);
    // Not a navigation: nothing is loaded, the page does not jump, and Back leaves the page.
    window.history.replaceState(window.history.state, "", address);
  };

  /** The address of the same list with one choice changed, for links that work without script. */
  const hrefWith = (name: Name, value: string) => {
    const query = new URLSearchParams(Object.entries<string>(values).filter(([, text]) => text !== ""));
    if (value === "") query.delete(name);
    else query.set(name, value);
    const text = query.toString();
    return text ? `?${text}` : "?";
  };

  return { values, change, hrefWith };
}

function read<Name extends string>(names: readonly Name[], search: string): Record<Name, string> {
  const query = new URLSearchParams(search);
  return Object.fromEntries(names.map((name) => [name, query.get(name) ?? ""])) as Record<Name, string>;
}
