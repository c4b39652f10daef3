import { listCounsellorFigures } from "#app/features/helpdesk/server/list-counsellor-figures.server.ts";

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

/** The profiles of a page with the figures that the rows give. */
export async function listCounsellors(profiles: readonly Profile[]) {
  const figures = new Map((await listCounsellorFigures()).map((one) => [one.slug, one]));
  return profiles.map(
    ({ id, name, specialization, experience, image, qualifications, languages, expertise }) => ({
      id,
      name,
      specialization,
      experience,
      image,
      qualifications,
      languages,
      expertise,
      sessions: figures.get(id)?.sessions ?? 0,
      rating: figures.get(id)?.rating ?? "–",
    }),
  );
}
