import { readKept } from "#app/core/kept/read-kept.ts";
import { dashboardPath, type SessionHint, sessionHintKey } from "#app/core/requests/session-hint.ts";

/** The header by the hint: again when a prerendered or a kept page comes into sight, or another tab signs in or out. */
export function showSession(): void {
  const type = readType();
  const page = document.documentElement;
  if (type) page.dataset.user = type;
  else delete page.dataset.user;
  for (const link of document.querySelectorAll<HTMLAnchorElement>("a[data-dashboard]")) {
    link.href = type ? dashboardPath(type) : "/dashboard";
  }
}

export function watchSession(): void {
  showSession();
  addEventListener("pageshow", (event) => event.persisted && showSession());
  addEventListener("storage", showSession);
  document.addEventListener("prerenderingchange", showSession);
  document.addEventListener("submit", ({ target }) => {
    if (target instanceof HTMLFormElement && target.getAttribute("action") === "/logout") {
      localStorage.removeItem(sessionHintKey);
    }
  });
}

function readType(): SessionHint["type"] | null {
  try {
    const hint: SessionHint | null = JSON.parse(readKept(sessionHintKey) ?? "null");
    return hint?.type ?? null;
  } catch {
    return null;
  }
}
