import { parseListQuery } from "#app/core/lists/list-query.ts";
import { visitor } from "#app/core/portals/permissions.ts";
import { isProblem } from "#app/core/requests/errors.ts";
import type { Language } from "#app/core/words/i18n.ts";
import { scholarshipList } from "#app/features/scholarships/lists/scholarship-list.ts";
import { getScholarship } from "#app/features/scholarships/server/get-scholarship.server.ts";
import { listScholarships } from "#app/features/scholarships/server/lists/list-scholarships.server.ts";
import { termsInWords } from "#app/features/scholarships/server/words/terms-in-words.server.ts";
import type { ScholarshipDetail } from "#app/features/scholarships/views/scholarship-view.ts";
import type { BannerSlide } from "./banner-slide.ts";
import { drawingsFor, slidePlan } from "./slide-plan.ts";

const openFirst = parseListQuery(scholarshipList, "/scholarships?status=open&sort=deadline");

/** What is open, nearest deadline first, at most one for each drawing (P23): nothing is advertised that is over. */
export async function listBannerSlides(language: Language): Promise<BannerSlide[]> {
  const { scholarships } = await listScholarships(openFirst);
  const open = scholarships.filter(({ status }) => status === "Open").slice(0, slidePlan.length);
  const drawings = drawingsFor(open);
  const slides = await Promise.all(
    open.map(async ({ slug, runHere, deadline }, at): Promise<BannerSlide[]> => {
      const drawing = drawings[at];
      const scholarship = await findLive(slug);
      if (!drawing || !scholarship) return [];
      const told = termsInWords(scholarship, language);
      return [
        {
          ...drawing,
          id: slug,
          title: told.title,
          titleLanguage: told.titleLanguage,
          provider: scholarship.provider,
          providerType: scholarship.providerType,
          runHere,
          amount: told.amount,
          amountLanguage: told.amountLanguage,
          closesOn: deadline.closesOn,
          daysLeft: deadline.daysLeft,
          description: told.description,
          descriptionLanguage: told.descriptionLanguage,
          students: scholarship.seatsPerYear,
        },
      ];
    }),
  );
  return slides.flat();
}

/** It may have gone between the two looks. */
async function findLive(slug: string): Promise<ScholarshipDetail | null> {
  try {
    return (await getScholarship(visitor, slug)).scholarship;
  } catch (error) {
    if (isProblem(error) && error.status === 404) return null;
    throw error;
  }
}
