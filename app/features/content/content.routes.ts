import { defineRoutes } from "#app/core/routes.ts";

export const contentRoutes = defineRoutes("content", [
  { path: "/about", file: "features/content/pages/about-page.tsx", access: "everyone", layout: "public", sitemap: true, cache: true },
  { path: "/how-it-works", file: "features/content/pages/how-it-works-page.tsx", access: "everyone", layout: "public", sitemap: true, cache: true },
  { path: "/success", file: "features/content/pages/success-page.tsx", access: "everyone", layout: "public", sitemap: true, cache: true },
  { path: "/faq", file: "features/content/pages/faq-page.tsx", access: "everyone", layout: "public", sitemap: true, cache: true },
  { path: "/contact", file: "features/content/pages/contact-page.tsx", access: "everyone", layout: "public", sitemap: true, cache: true },
  { path: "/privacy-policy", file: "features/content/pages/privacy-policy-page.tsx", access: "everyone", layout: "public", sitemap: true, cache: true },
  { path: "/terms-conditions", file: "features/content/pages/terms-conditions-page.tsx", access: "everyone", layout: "public", sitemap: true, cache: true },
  { path: "/refund-policy", file: "features/content/pages/refund-policy-page.tsx", access: "everyone", layout: "public", sitemap: true, cache: true },
  { path: "/student-help", file: "features/content/pages/student-help-page.tsx", access: "everyone", layout: "public", sitemap: true, cache: true },
  { path: "/application-guide", file: "features/content/pages/application-guide-page.tsx", access: "everyone", layout: "public", sitemap: true, cache: true },
  { path: "/scholarship-tips", file: "features/content/pages/scholarship-tips-page.tsx", access: "everyone", layout: "public", sitemap: true, cache: true },
  { path: "/education-blog", file: "features/content/pages/education-blog-page.tsx", access: "everyone", layout: "public", sitemap: true, cache: true },
  { path: "/career-guidance", file: "features/content/pages/career-guidance-page.tsx", access: "everyone", layout: "public", sitemap: true, cache: true },
  { path: "/study-abroad", file: "features/content/pages/study-abroad-page.tsx", access: "everyone", layout: "public", sitemap: true, cache: true },
  { path: "/exam-preparation", file: "features/content/pages/exam-preparation-page.tsx", access: "everyone", layout: "public", sitemap: true, cache: true },
  { path: "/counseling", file: "features/content/pages/counseling-page.tsx", access: "everyone", layout: "public", sitemap: true, cache: true },
  { path: "/test", file: "features/content/pages/test-page.tsx", access: "everyone", layout: "public", sitemap: true, cache: true },
]);
