import type { AccountRole } from "../portals/roles.ts";

/**
 * What the header shows is decided in the browser from a hint that carries no authority:
 * public pages are the same for everyone and come from a cache. It names nobody (X21c): a session may end by itself,
 * and the hint stays behind on a shared phone.
 */
export const sessionHintKey = "scholarsetu.user";
/** "light" or "dark", where somebody chose one of them on this device. */
export const themeKey = "scholarsetu.theme";
/** That the browser was here before, and has the scripts: from then on every page has room for the reader's own face (L50). */
const faceKey = "scholarsetu.face";

export type SessionHint = {
  type: AccountRole;
  instituteCode?: string;
  isVerified: boolean;
};

/** Runs before the first paint, so that nobody sees the wrong header; written small because every page bears it. */
export const sessionHintScript = `try{var d=document.documentElement,u=JSON.parse(localStorage.getItem("${sessionHintKey}")||"null");if(u&&u.type)d.dataset.user=u.type;var t=localStorage.getItem("${themeKey}");if(t)d.dataset.theme=t;var f="${faceKey}";d.dataset.face==null&&localStorage.getItem(f)?d.dataset.face="":localStorage.setItem(f,1)}catch(e){}function o(){d.toggleAttribute("data-offline",!navigator.onLine)}addEventListener("online",o);addEventListener("offline",o)`;

export function dashboardPath(type: SessionHint["type"]): string {
  const paths: Record<AccountRole, string> = {
    student: "/student/dashboard",
    institute: "/institute/dashboard",
    donor: "/donor",
    csr: "/csr",
    admin: "/admin",
  };
  return paths[type];
}
