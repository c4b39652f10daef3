import { useEffect } from "react";
import { useRouteLoaderData } from "react-router";

let kept: unknown;

/**
 * What the root loaded; when a request fails it takes that with it, so the browser keeps the last for the error
 * page. Effects do not run on the server: there nothing is kept from one reader to the next.
 */
export function useRootData<T>(): T | undefined {
  const data = useRouteLoaderData("root") as T | undefined;
  useEffect(() => {
    if (data) kept = data;
  }, [data]);
  return data ?? (kept as T | undefined);
}
