import type { GivenAnswers } from "../eligibility/eligibility-question.ts";
import type { JudgementView } from "../eligibility/judgement-view.ts";
import type { KnownReader } from "../known-reader.ts";
import type { ShownCard } from "../views/shown-scholarship.ts";
import type { Standing } from "../views/standing.ts";
import type { ListOptions } from "./list-options.ts";

/** A page of the list, the same for everyone. */
export interface ScholarshipListView {
  /** The page of the list; where nothing was found, what comes nearest. */
  readonly scholarships: readonly ShownCard[];
  readonly total: number;
  readonly options: ListOptions;
  /** What the controls show. */
  readonly search: string;
  readonly sort: string;
  readonly chosen: Readonly<Record<string, readonly string[]>>;
  /** The filters of this list as a query, for saving it. */
  readonly query: string;
  /** "Only those I can get" is wished. */
  readonly isMine: boolean;
  readonly isFirstPage: boolean;
  readonly isPartIgnored: boolean;
  readonly previousHref: string | null;
  readonly nextHref: string | null;
  readonly clearHref: string;
}

/** Cards under one heading; without one where nothing sets them apart. */
export interface CardGroup {
  readonly standing: Standing | "yours" | null;
  readonly total: number;
  readonly scholarships: readonly ShownCard[];
}

/** The small bridge at the head of the list: what fits, and the answers it rests on. */
export interface FitView {
  /** "36 fit you" */
  readonly title: string;
  readonly text: string;
  /** "B.Tech", "Telangana", "91.4%"; null where it is not known. */
  readonly lamps: readonly { readonly name: string; readonly value: string | null }[];
}

/** The same list for one reader: her order, verdicts, states and marks. */
export interface ListForReader {
  readonly reader: KnownReader;
  readonly view: ScholarshipListView;
  /** What the verdicts rest on; null when nothing is known of her. */
  readonly basis: "profile" | "answers" | null;
  readonly groups: readonly CardGroup[];
  readonly verdicts: Readonly<Record<string, JudgementView>>;
  readonly fits: number;
  readonly fit: FitView | null;
  /** How many the next wish for more shows; null where there are no more, or pages instead. */
  readonly more: number | null;
  /** Sent again with each wish; nothing is kept between. */
  readonly given: GivenAnswers;
}
