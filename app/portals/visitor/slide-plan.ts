import type { Category } from "#app/features/scholarships/catalogue/catalogue-options.ts";
import type { SlideDrawing } from "./banner-slide.ts";

type PlannedDrawing = SlideDrawing & {
  /** The scholarships it was drawn for. */
  slugs: readonly string[];
  /** Whom else it may stand for. */
  categories: readonly Category[];
};

/** The seven drawn slides. Which scholarship is on which is decided by what is open (list-banner-slides). */
export const slidePlan: readonly [PlannedDrawing, ...PlannedDrawing[]] = [
  {
    slugs: ["aicte-pragati"],
    categories: ["women"],
    image: "slide-pragati",
    icon: "compass",
    colour: "marigold",
  },
  {
    slugs: ["nmmss"],
    categories: ["need", "merit", "sports", "arts"],
    image: "slide-nmmss",
    icon: "school",
    colour: "leaf",
  },
  {
    slugs: ["inspire-she"],
    categories: ["merit"],
    image: "slide-inspire",
    icon: "flask",
    colour: "indigo",
  },
  {
    slugs: ["post-matric-sc", "post-matric-st", "pm-yasasvi-post-matric", "telangana-epass-post-matric"],
    categories: ["need", "merit", "arts", "sports"],
    image: "slide-postmatric",
    icon: "cap",
    colour: "brick",
  },
  {
    slugs: ["aicte-saksham", "post-matric-disability"],
    categories: [],
    image: "slide-saksham",
    icon: "accessibility",
    colour: "marigold",
  },
  {
    slugs: ["aikyashree-pre-matric", "kerala-margadeepam", "bihar-minority-vidyarthi-protsahan"],
    categories: ["minority"],
    image: "slide-minority",
    icon: "people",
    colour: "indigo",
  },
  {
    slugs: ["pmrf", "ugc-csir-net-jrf", "national-fellowship-sc", "inspire-fellowship"],
    categories: ["research"],
    image: "slide-research",
    icon: "microscope",
    colour: "indigo",
  },
];

/** A drawing for each, the one it was made for or one of its kind; among those, the one that was used least. */
export function drawingsFor(wanted: readonly { slug: string; category: Category }[]): SlideDrawing[] {
  const used = new Map<string, number>();
  const uses = ({ image }: SlideDrawing) => used.get(image) ?? 0;
  return wanted.map(({ slug, category }) => {
    const own = slidePlan.find(({ slugs }) => slugs.includes(slug));
    const ofKind = slidePlan.filter(({ categories }) => categories.includes(category));
    const [least = slidePlan[0]] = ofKind.toSorted((one, other) => uses(one) - uses(other));
    const { image, icon, colour } = own ?? least;
    used.set(image, uses(own ?? least) + 1);
    return { image, icon, colour };
  });
}
