import { Outlet, useRouteError } from "react-router";
import { ErrorPage } from "./error-page.tsx";
import { Shell } from "./shell.tsx";

export default function PublicLayout() {
  return (
    <Shell>
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
