import type { BannerSlide } from "./banner-slide.ts";

/** What a slide says of itself; status and deadline come from the catalogue alone. */
type PlannedSlide = Omit<
  BannerSlide,
  "slug" | "status" | "deadline" | "titleLanguage" | "amountLanguage" | "descriptionLanguage"
> & {
  /** The scholarships this drawing fits, the best first; an open one goes before a closed one. */
  slugs: readonly [string, ...string[]];
};

/** The seven drawn slides in their order. The words stand in for a catalogue that lacks the scheme. */
export const slidePlan: readonly PlannedSlide[] = [
  {
    id: "pragati",
    slugs: ["aicte-pragati"],
    image: "slide-pragati",
    icon: "compass",
    colour: "marigold",
    title: "AICTE Pragati Scholarship for Girl Students",
    provider: "All India Council for Technical Education (AICTE)",
    providerType: "government",
    amount: "₹50,000 per year",
    description:
      "Helps girls take up technical degrees and diplomas in AICTE-approved colleges. Up to two girls from a family can hold it.",
    students: 10000,
  },
  {
    id: "nmmss",
    slugs: ["nmmss"],
    image: "slide-nmmss",
    icon: "school",
    colour: "leaf",
    title: "National Means-cum-Merit Scholarship Scheme (NMMSS)",
    provider: "Department of School Education and Literacy, Ministry of Education",
    providerType: "government",
    amount: "₹12,000 per year (₹1,000 a month)",
    description:
      "Keeps bright students from low-income homes in school after Class 8. Winners are picked by a state test in Class 8 and paid from Class 9 to Class 12.",
    students: 100000,
  },
  {
    id: "inspire",
    slugs: ["inspire-she"],
    image: "slide-inspire",
    icon: "flask",
    colour: "indigo",
    title: "INSPIRE Scholarship for Higher Education (SHE)",
    provider: "Department of Science and Technology (DST), Government of India",
    providerType: "government",
    amount: "₹80,000 a year",
    description: "Draws top Class 12 students into natural and basic science degrees, for up to five years.",
    students: 12000,
  },
  {
    id: "postmatric",
    slugs: ["post-matric-sc", "post-matric-st", "pm-yasasvi-post-matric", "telangana-epass-post-matric"],
    image: "slide-postmatric",
    icon: "cap",
    colour: "brick",
    title: "Post Matric Scholarship for SC Students",
    provider: "Ministry of Social Justice and Empowerment, Government of India",
    providerType: "government",
    amount: "Compulsory fees plus ₹2,500–₹13,500 a year allowance",
    description:
      "The main fee-and-allowance scheme for Scheduled Caste students after Class 10, run through state portals.",
    students: null,
  },
  {
    id: "saksham",
    slugs: ["aicte-saksham", "post-matric-disability"],
    image: "slide-saksham",
    icon: "accessibility",
    colour: "marigold",
    title: "AICTE Saksham Scholarship for Specially-Abled Students",
    provider: "All India Council for Technical Education (AICTE)",
    providerType: "government",
    amount: "₹50,000 per year",
    description:
      "Yearly support for students with disabilities in AICTE-approved technical degrees and diplomas.",
    students: null,
  },
  {
    id: "minority",
    slugs: ["aikyashree-pre-matric", "kerala-margadeepam", "bihar-minority-vidyarthi-protsahan"],
    image: "slide-minority",
    icon: "people",
    colour: "indigo",
    title: "Aikyashree Pre-Matric Scholarship",
    provider: "West Bengal Minorities' Development and Finance Corporation",
    providerType: "state",
    amount: "Up to ₹11,000 per year",
    description: "West Bengal's own scholarship for minority school students.",
    students: null,
  },
  {
    id: "research",
    slugs: ["pmrf", "ugc-csir-net-jrf", "national-fellowship-sc", "inspire-fellowship"],
    image: "slide-research",
    icon: "microscope",
    colour: "indigo",
    title: "Prime Minister's Research Fellowship (PMRF)",
    provider: "Ministry of Education, Government of India",
    providerType: "government",
    amount: "₹70,000–₹80,000 per month",
    description: "A high-value fellowship for PhD work at IISc, IITs, IISERs and other leading institutes.",
    students: null,
  },
];
