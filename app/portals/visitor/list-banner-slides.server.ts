import { isProblem } from "#app/core/errors.ts";
import type { Language } from "#app/core/i18n.ts";
import { visitor } from "#app/core/permissions.ts";
import type { Deadline } from "#app/features/scholarships/deadline.ts";
import type { ScholarshipDetail } from "#app/features/scholarships/scholarship-view.ts";
import { getScholarship } from "#app/features/scholarships/server/get-scholarship.server.ts";
import { termsInWords } from "#app/features/scholarships/server/terms-in-words.server.ts";
import type { BannerSlide, SlideDeadline } from "./banner-slide.ts";
import { slidePlan } from "./slide-plan.ts";

const statuses = { Open: "open", Unknown: "unknown", Closed: "closed" } as const;
/** The plan's own words, where the catalogue does not have the scholarship. */
const inEnglish = { titleLanguage: "en", amountLanguage: "en", descriptionLanguage: "en" } as const;
const bestFirst = ["Open", "Unknown", "Closed"] as const;

/** The seven slides, each filled from its live scholarship, so that none advertises a past deadline. */
export async function listBannerSlides(language: Language): Promise<BannerSlide[]> {
  return Promise.all(
    slidePlan.map(async ({ slugs, ...planned }): Promise<BannerSlide> => {
      const live = await findBest(slugs);
      if (!live) {
        return { ...planned, ...inEnglish, slug: null, status: "unknown", deadline: { kind: "unknown" } };
      }
      const { slug, provider, providerType } = live;
      const { title, titleLanguage, amount, amountLanguage, ...told } = termsInWords(live, language);
      return {
        ...planned,
        ...{ slug, title, titleLanguage, provider, providerType, amount, amountLanguage },
        description: told.description,
        descriptionLanguage: told.descriptionLanguage,
        students: live.seatsPerYear,
        status: statuses[live.status],
        deadline: toSlideDeadline(live.deadline),
      };
    }),
  );
}

async function findBest(slugs: readonly string[]): Promise<ScholarshipDetail | null> {
  const found = (await Promise.all(slugs.map(findLive))).filter((one) => one !== null);
  for (const status of bestFirst) {
    const best = found.find((one) => one.status === status);
    if (best) return best;
  }
  return null;
}

async function findLive(slug: string): Promise<ScholarshipDetail | null> {
  try {
    return (await getScholarship(visitor, slug)).scholarship;
  } catch (error) {
    if (isProblem(error) && error.status === 404) return null;
    throw error;
  }
}

function toSlideDeadline({ closesOn, basis, usual }: Deadline): SlideDeadline {
  if (closesOn) return { kind: "day", day: closesOn };
  if (basis === "rolling") return { kind: "rolling" };
  return usual ? { kind: "usual", month: usual.closesMonth } : { kind: "unknown" };
}
