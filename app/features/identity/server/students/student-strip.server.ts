import type { Actor } from "#app/core/portals/permissions.ts";
import { socket } from "#app/core/requests/socket.ts";
import type { Language } from "#app/core/words/i18n.ts";

/** Who she is, and the tabs of her dashboard, over a page that is none of them. */
export interface StudentStrip {
  readonly title: string;
  readonly menu: string;
  readonly name: string;
  readonly look: "female" | "male" | "";
  readonly line: string;
  /** Who else is on this phone; the words of the switch are ready. */
  readonly siblings: {
    readonly label: string;
    readonly others: readonly { readonly id: string; readonly name: string; readonly words: string }[];
  };
  readonly tabs: readonly {
    readonly href: string;
    readonly label: string;
    readonly current: boolean;
    readonly count?: number;
    readonly countLabel?: string;
  }[];
}

export interface StudentStrips {
  /** Null on a page that stands alone. */
  read(actor: Actor, path: string, language: Language): Promise<StudentStrip | null>;
}

/** L26: the layout knows no portal; the student's is plugged in at start. */
export const studentStrip = socket<StudentStrips>("identity: the head of a student's pages");
