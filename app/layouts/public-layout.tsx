import { Outlet, useRouteError } from "react-router";
import { ErrorPage } from "./error-page.tsx";
import { Shell } from "./shell.tsx";
import { usePageLanguage } from "./use-page-language.ts";
import { useRootData } from "./use-root-data.ts";

export default function PublicLayout() {
  const lang = usePageLanguage();
  // The page around it is there already.
  if (useRootData<{ isFragments?: boolean }>()?.isFragments) return <Outlet />;
  return (
    <Shell lang={lang}>
      <Outlet />
    </Shell>
  );
}

export function ErrorBoundary() {
  return (
    <Shell>
      <ErrorPage error={useRouteError()} />
    </Shell>
  );
}
