import type { Language } from "#app/core/words/i18n.ts";
import { talkLanguageName } from "#app/features/helpdesk/bookings/talk-language-name.ts";
import { listCounsellorFigures } from "#app/features/helpdesk/server/counsellors/list-counsellor-figures.server.ts";

interface Profile {
  readonly id: string;
  readonly name: string;
  readonly specialization: string;
  readonly experience: string;
  readonly image?: string;
  readonly qualifications?: string;
  readonly languages: readonly string[];
  readonly expertise: readonly string[];
}

/** The profiles of a page, with the figures that the rows give and what the desk has changed since; who left is out. */
export async function listDeskCounsellors(profiles: readonly Profile[], language: Language) {
  const rows = new Map((await listCounsellorFigures()).map((one) => [one.slug, one]));
  return profiles.flatMap((profile) => {
    const { id, specialization, experience, image, qualifications, expertise } = profile;
    const row = rows.get(id);
    if (row && !row.active) return [];
    const spoken = row && row.languages.length > 0 ? row.languages : profile.languages;
    return [
      {
        id,
        name: row?.name ?? profile.name,
        specialization,
        experience,
        image,
        qualifications,
        languages: spoken.map((name) => talkLanguageName(name, language)),
        expertise,
        sessions: row?.sessions ?? 0,
        rating: row?.rating ?? "–",
      },
    ];
  });
}
