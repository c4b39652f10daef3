import { chooseTheme } from "#app/core/theme.ts";
import { turnCarousel } from "#app/ui/pictures/turn-carousel.ts";
import { arrive } from "./arrive.ts";
import { closeMenus } from "./close-menus.ts";
import { fillFragments } from "./fill-fragments.ts";
import { keepForOffline } from "./keep-for-offline.ts";
import { offerLogin } from "./offer-login.ts";
import { openDetails } from "./open-details.ts";
import { saveMarks } from "./save-marks.ts";
import { sayItOurselves, sendForms } from "./send-forms.ts";
import { showPending } from "./show-pending.ts";
import { watchSession } from "./show-session.ts";
import { swapParts } from "./swap-part.ts";

// What pages without React do in the browser. Each of them works without it, too: this only makes them nicer.

/** What only some pages have: `data-still` on an element names what makes it move, and only then it is fetched. */
const rare: Record<string, () => Promise<{ begin: (element: HTMLElement) => void }>> = {
  "article-counts": () => import("#app/features/content/components/articles/article-counts.ts"),
  "article-marks": () => import("#app/features/content/components/articles/begin-article-marks.ts"),
  ask: () => import("#app/features/scholarships/components/eligibility/begin-ask.ts"),
  bridge: () => import("#app/features/scholarships/components/eligibility/begin-bridge.ts"),
  "fits-here": () => import("#app/features/scholarships/components/eligibility/begin-fits-here.ts"),
  "read-aloud": () => import("#app/ui/talk/begin-read-aloud.ts"),
  choose: () => import("#app/ui/begin-choose.ts"),
  form: () => import("./send-form.ts"),
  "say-day": () => import("#app/ui/begin-say-day.ts"),
  checklist: () => import("#app/features/content/components/begin-checklist.ts"),
};

const markSaved = saveMarks();

function begin(part: ParentNode): void {
  markSaved(part);
  sayItOurselves(part);
  for (const carousel of part.querySelectorAll<HTMLElement>(".carousel")) turnCarousel(carousel);
  for (const element of part.querySelectorAll<HTMLElement>("[data-still]")) {
    // What only one kind of reader has (`data-for`) is not fetched for the others.
    if (element.dataset.for && element.dataset.for !== document.documentElement.dataset.user) continue;
    const start = () => void rare[element.dataset.still ?? ""]?.().then((module) => module.begin(element));
    // A button or a form far down waits until it comes near; what is hidden is never seen, so it begins at once.
    if (element.matches("button, form[data-send]")) whenSeen(element, start);
    else start();
  }
}

function whenSeen(element: Element, start: () => void): void {
  new IntersectionObserver(([entry], seen) => {
    if (!entry?.isIntersecting) return;
    seen.disconnect();
    start();
  }).observe(element);
}

watchSession();
closeMenus();
swapParts();
fillFragments();
sendForms();
showPending();
offerLogin();
openDetails();
chooseTheme();
document.addEventListener("click", ({ target }) => {
  if (target instanceof Element && target.closest("[data-print]")) print();
});
begin(document);
arrive(document);
addEventListener("swapped", ({ target }) => target instanceof Element && begin(target));
document.documentElement.dataset.live = "";
keepForOffline();
