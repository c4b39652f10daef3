import type { ComponentProps, ReactNode } from "react";
import { findAddresses } from "#app/core/find/find-addresses.ts";
import { DeskBell } from "./desk-bell.tsx";
import { DeskShell } from "./desk-shell.tsx";
import type { DeskViews } from "./list-tools.tsx";
import type { Finder } from "./palette/find-as-typed.ts";
import { paletteActions } from "./palette/palette-actions.ts";
import { type RoomDesk, RoomRail } from "./room-rail.tsx";

type FrameProps = {
  desk: RoomDesk & { readonly views: DeskViews };
  lang: ComponentProps<typeof DeskShell>["lang"];
  children: ReactNode;
};

const finder: Finder = { action: findAddresses.institute, words: "a name or a number", page: null };
const roomNames = { institute: "Institute desk", donor: "Donor desk", csr: "CSR desk" } as const;

export function RoomFrame({ desk, lang, children }: FrameProps) {
  return (
    <DeskShell
      room={(desk.room === "institute" && desk.name) || roomNames[desk.room]}
      person={desk.person}
      tools={desk.unread !== undefined && <DeskBell href="/institute/inbox" unread={desk.unread} />}
      finder={desk.room === "institute" ? finder : null}
      actions={paletteActions[desk.room].filter(
        ({ members }) => !members || members.includes(desk.memberRole ?? ""),
      )}
      views={desk.views}
      rail={<RoomRail {...desk} />}
      lang={lang}
    >
      {children}
    </DeskShell>
  );
}
