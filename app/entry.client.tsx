import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { fetchWithRetry } from "#app/core/requests/fetch-with-retry.ts";
import { closeMenus } from "#app/still/close-menus.ts";
import { keepForOffline } from "#app/still/keep-for-offline.ts";
import { leaveForStillPages } from "#app/still/leave-for-still-pages.ts";
import { showPending } from "#app/still/show-pending.ts";

/** What is not a student's: the desks are of no use without a network, and nothing of them is kept. */
const desks = /^\/(admin|institute|donor|csr|insurance|demo)(\/|$)/;

// A busy server asks to come back: what was typed stays on the page meanwhile.
window.fetch = fetchWithRetry(window.fetch.bind(window));

leaveForStillPages();
showPending();
closeMenus();
if (!desks.test(location.pathname)) keepForOffline();

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  );
});
