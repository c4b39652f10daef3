import type { RightArea } from "./right-areas.ts";

/** What somebody may do with one kind of thing, in words. */
export interface RightGroup {
  readonly area: RightArea;
  readonly does: readonly string[];
  readonly sees: readonly string[];
}

/** What somebody of the desk may do. */
export interface OwnRights {
  /** Of the states and languages they are limited to; of all, where they are not limited. */
  readonly within: readonly RightGroup[];
  /** Whatever they are limited to: it concerns nobody’s place. */
  readonly anywhere: readonly RightGroup[];
  /** What their roles hold and the limit closes. */
  readonly closed: readonly RightGroup[];
}
