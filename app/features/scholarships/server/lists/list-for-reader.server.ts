import { parseListQuery } from "#app/core/lists/list-query.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import type { Language } from "#app/core/words/i18n.ts";
import { countOutcomes } from "../../eligibility/eligibility.ts";
import { isEmptyProfile } from "../../eligibility/eligibility-answers.ts";
import { givenAnswers } from "../../eligibility/eligibility-question.ts";
import type { Profile } from "../../eligibility/profile.ts";
import { scholarshipList } from "../../lists/scholarship-list.ts";
import type { CardGroup, ListForReader } from "../../lists/scholarship-list-view.ts";
import type { ScholarshipPage } from "../../views/scholarship-view.ts";
import { type Standing, standingOf, standings } from "../../views/standing.ts";
import { findStudentProfile } from "../facts/find-student-profile.server.ts";
import { composeFit } from "../matching/compose-fit.server.ts";
import { readAnswers } from "../matching/read-answers.server.ts";
import { verdictsInWords } from "../matching/verdicts-in-words.server.ts";
import { cardIn } from "../words/card-in.server.ts";
import { composeList, type Query } from "./compose-list.server.ts";
import { listCards } from "./list-cards.server.ts";
import { listScholarships } from "./list-scholarships.server.ts";
import type { JudgedCard } from "./read-cards.server.ts";
import { readReader } from "./read-reader.server.ts";

const PAGE = scholarshipList.pageSize;
const MOST_SHOWN = 10 * PAGE;
const MOST_ANSWERS = 60;

/**
 * The list of an address for one reader. Her own order is that of the plain list, longer with each wish for more; a
 * search, a chosen order and the pages of both stay as they are for everyone, with her verdicts on them.
 */
export async function listForReader(
  actor: Actor,
  url: URL,
  form: FormData,
  language: Language,
): Promise<ListForReader> {
  const query = parseListQuery(scholarshipList, url);
  const [{ profile: answered }, known, reader] = await Promise.all([
    readAnswers(form, language),
    findStudentProfile(actor),
    readReader(actor, language),
  ]);
  const profile = { ...known, ...answered };
  const isKnown = !isEmptyProfile(profile);
  const isMine = url.searchParams.get("mine") === "yes";
  const isPlain = query.cursor === null && query.search === "" && query.sort === scholarshipList.defaultSort;
  const isHers = isKnown && (isMine || isPlain);
  const page = isHers
    ? await pageOfHers(query, profile, isMine, shownOf(form))
    : await listScholarships(query);
  const slugs = page.scholarships.map(({ slug }) => slug);
  const own = isHers && !isMine && !query.isNarrowed ? Object.keys(reader.own) : [];
  const judged = await listCards([...new Set([...own, ...slugs])], isKnown ? profile : undefined);
  const view = await composeList(query, page, isMine, language);
  const names = [...form.keys()].filter((name) => name !== "look" && name !== "more");
  return {
    reader,
    view: isHers ? { ...view, previousHref: null, nextHref: null } : view,
    basis: !isKnown ? null : known ? "profile" : "answers",
    groups:
      isHers && !isMine
        ? groupsOf(judged, new Set(own), page.rankCounts, language)
        : [{ standing: null, total: view.total, scholarships: view.scholarships }],
    verdicts: verdictsInWords(judged, language),
    fits: page.fits ?? 0,
    fit: isKnown ? await composeFit(profile, language) : null,
    more: isHers && page.next && slugs.length < MOST_SHOWN ? slugs.length + PAGE : null,
    given: givenAnswers(form, names.slice(0, MOST_ANSWERS)),
  };
}

function shownOf(form: FormData): number {
  const wished = Math.trunc(Number(form.get("more") ?? PAGE));
  return Number.isFinite(wished) ? Math.min(Math.max(wished, PAGE), MOST_SHOWN) : PAGE;
}

/** Page after page until as many are there as she wished. */
async function pageOfHers(
  query: Query,
  profile: Profile,
  onlyFitting: boolean,
  wished: number,
): Promise<ScholarshipPage> {
  let page = await listScholarships({ ...query, cursor: null }, { profile, onlyFitting });
  while (page.next && page.scholarships.length < wished) {
    const { cursor } = parseListQuery(scholarshipList, query.toUrl({ cursor: page.next }));
    const following = await listScholarships({ ...query, cursor }, { profile, onlyFitting });
    page = { ...following, scholarships: [...page.scholarships, ...following.scholarships] };
  }
  return page;
}

/** What she has begun herself stands first, and only there. */
function groupsOf(
  judged: readonly JudgedCard[],
  own: ReadonlySet<string>,
  counts: readonly number[] | null,
  language: Language,
): CardGroup[] {
  const placed = judged.map(({ card, judgement }) => ({
    card,
    isOwn: own.has(card.slug),
    standing: judgement && standingOf(countOutcomes(judgement.criteria), card.deadline),
  }));
  const yours = placed.filter(({ isOwn }) => isOwn);
  const group = (standing: Standing | "yours", cards: typeof placed, total: number): CardGroup => ({
    standing,
    total,
    scholarships: cards.map(({ card }) => cardIn(card, language)),
  });
  const rest = standings.map((standing, at) => {
    const cards = placed.filter((row) => row.standing === standing);
    const others = cards.filter(({ isOwn }) => !isOwn);
    return group(standing, others, (counts?.[at] ?? cards.length) - (cards.length - others.length));
  });
  return [group("yours", yours, yours.length), ...rest].filter(({ scholarships }) => scholarships.length > 0);
}
