import type { InternationalScholarship } from "./international-scholarship.ts";
import { europeScholarships } from "./international-scholarships-europe.ts";
import { ukUsaScholarships } from "./international-scholarships-uk-usa.ts";
import { worldScholarships } from "./international-scholarships-world.ts";

export const internationalScholarships: readonly InternationalScholarship[] = [
  ...ukUsaScholarships,
  ...europeScholarships,
  ...worldScholarships,
];
