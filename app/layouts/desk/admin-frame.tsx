import type { ComponentProps, ReactNode } from "react";
import { findAddresses } from "#app/core/find/find-addresses.ts";
import { DeskOpen } from "#app/features/identity/components/desk-open.tsx";
import { AdminRail } from "./admin-rail.tsx";
import { adminSections, scholarshipDesk } from "./admin-sections.ts";
import { AdminTools, AdminTop } from "./admin-top.tsx";
import { DeskShell } from "./desk-shell.tsx";
import type { DeskViews } from "./list-tools.tsx";
import type { Finder } from "./palette/find-as-typed.ts";
import { paletteActions } from "./palette/palette-actions.ts";

export type AdminDesk = {
  readonly room: "admin";
  readonly name: string;
  readonly roles: string;
  readonly badges: Readonly<Record<string, number>>;
  /** The desk's addresses this person may open. */
  readonly open: readonly string[];
  /** Whether anything on this page can be sent. */
  readonly mayAct: boolean;
};

type FrameProps = {
  desk: AdminDesk & { readonly views: DeskViews };
  lang: ComponentProps<typeof DeskShell>["lang"];
  children: ReactNode;
};

const finder: Finder = {
  action: findAddresses.admin,
  words: "a name, a phone number or any number",
  page: findAddresses.admin,
};

export function AdminFrame({ desk, lang, children }: FrameProps) {
  const unread = desk.badges["/admin/inbox"] ?? 0;
  return (
    <DeskOpen value={{ open: desk.open, badges: desk.badges, pages: pagesOf(desk.open) }}>
      <DeskShell
        room="Admin desk"
        person={{ name: desk.name, role: desk.roles }}
        finder={desk.open.includes("/admin/find") ? finder : null}
        actions={desk.mayAct ? paletteActions.admin.filter(({ page }) => desk.open.includes(page ?? "")) : []}
        views={desk.views}
        rail={<AdminRail {...desk} />}
        lang={lang}
        tools={<AdminTools unread={unread} open={desk.open} />}
      >
        <AdminTop />
        {/* Who may only read sees no form that would be refused; the guard refuses it all the same. */}
        {desk.mayAct ? children : <div className="only-read">{children}</div>}
      </DeskShell>
    </DeskOpen>
  );
}

function pagesOf(open: readonly string[]) {
  return [...adminSections, ...scholarshipDesk].filter(({ href }) => open.includes(href));
}
