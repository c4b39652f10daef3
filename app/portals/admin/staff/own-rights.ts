/** What somebody of the desk may do, in words. */
export interface OwnRights {
  /** Of the states and languages they are limited to; of all, where they are not limited. */
  readonly within: readonly string[];
  /** Whatever they are limited to: it concerns nobody’s place. */
  readonly anywhere: readonly string[];
  /** What their roles hold and the limit closes. */
  readonly closed: readonly string[];
}
