import { Outlet, useRouteError } from "react-router";
import { ErrorPage } from "./error-page.tsx";
import { Shell } from "./shell.tsx";
import { usePageLanguage } from "./use-page-language.ts";

export default function PublicLayout() {
  return (
    <Shell lang={usePageLanguage()}>
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
