type Load = () => Promise<{ begin: (element: HTMLElement) => void }>;

/** What only some pages have: `data-still` on an element names what makes it move, and only then it is fetched. */
export const rare: Readonly<Record<string, Load>> = {
  "article-counts": () => import("#app/features/content/components/articles/article-counts.ts"),
  "article-marks": () => import("#app/features/content/components/articles/begin-article-marks.ts"),
  ask: () => import("#app/features/scholarships/components/eligibility/begin-ask.ts"),
  bridge: () => import("#app/features/scholarships/components/eligibility/begin-bridge.ts"),
  carousel: () => import("#app/ui/pictures/begin-carousel.ts"),
  checklist: () => import("#app/features/content/components/begin-checklist.ts"),
  choose: () => import("#app/ui/effects/begin-choose.ts"),
  "fits-here": () => import("#app/features/scholarships/components/eligibility/begin-fits-here.ts"),
  form: () => import("./send-form.ts"),
  "read-aloud": () => import("#app/ui/talk/begin-read-aloud.ts"),
  "say-day": () => import("#app/ui/effects/begin-say-day.ts"),
};

/** Nothing is seen of these before somebody uses them: they wait for a touch (of whom we know they have something to show). */
export const waits = /bridge|form|carousel|day/;
