import type { Actor, Right } from "#app/core/portals/permissions.ts";
import { perProcess } from "#app/core/settings/per-process.ts";

export interface SecondLookMatter {
  /** What the list calls it. */
  readonly label: string;
  /** Who can agree or refuse, and is told: whoever holds this right and is another person. */
  readonly right: Right;
  /** Where the second person looks at it, from its subject. */
  readonly href?: (subjectId: string) => string;
  /** Where whoever asked goes on, if that is nobody of the desk. */
  readonly askerHref?: (subjectId: string, payload: unknown) => string;
  /** Carries it out as the second person. Asked twice it is done once (T38). */
  run(actor: Actor, request: AgreedRequest): Promise<void>;
}

export interface AgreedRequest {
  readonly subjectId: string;
  readonly payload: unknown;
  readonly requestedBy: string;
  readonly reason: string;
}

const matters = perProcess("second-look-matters", () => new Map<string, SecondLookMatter>());

/** Which matters need two people is known by the rooms above; the server plugs them in at start. */
export const secondLookMatters = {
  register(kind: string, matter: SecondLookMatter): void {
    matters.set(kind, matter);
  },
  /** The kinds that this person could settle. */
  heldBy: (actor: Actor): string[] =>
    [...matters].filter(([, { right }]) => right.heldBy(actor)).map(([kind]) => kind),
  find: (kind: string): SecondLookMatter | null => matters.get(kind) ?? null,
};
