import { Outlet, useRouteError } from "react-router";
import { ErrorPage } from "./error-page.tsx";
import { Shell } from "./shell.tsx";

export default function PortalLayout() {
  return (
    <Shell slim>
      <Outlet />
    </Shell>
  );
}

export function ErrorBoundary() {
  return (
    <Shell slim>
      <ErrorPage error={useRouteError()} />
    </Shell>
  );
}
