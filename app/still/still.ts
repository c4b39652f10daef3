import { chooseTheme } from "#app/core/theme.ts";
import { keepWholeStyles } from "#app/ui/effects/whole-styles.ts";
import { arrive } from "./arrive.ts";
import { closeMenus } from "./close-menus.ts";
import { fillFragments, isReaderKnown } from "./fill-fragments.ts";
import { keepForOffline } from "./keep-for-offline.ts";
import { offerLogin } from "./offer-login.ts";
import { openDetails } from "./open-details.ts";
import { rare, waits } from "./rare.ts";
import { saveMarks } from "./save-marks.ts";
import { sayItOurselves, sendForms } from "./send-forms.ts";
import { showPending } from "./show-pending.ts";
import { watchSession } from "./show-session.ts";
import { swapParts } from "./swap-parts.ts";
import { whenTouched } from "./when-touched.ts";

// What pages without React do in the browser. Each of them works without it, too: this only makes them nicer.

const markSaved = saveMarks();

/** Whoever goes on with a page for some seconds may use what stands on it, also where the network goes. */
const soonMs = 3000;

function begin(part: ParentNode): void {
  markSaved(part);
  sayItOurselves(part);
  for (const element of part.querySelectorAll<HTMLElement>("[data-still]")) {
    const { still = "", for: reader } = element.dataset;
    // What only one kind of reader has (`data-for`) is not fetched for the others.
    if (reader && reader !== document.documentElement.dataset.user) continue;
    const load = () => rare[still]?.().then((module) => module.begin(element)) ?? Promise.resolve();
    const start = () => void load();
    if (still === "carousel" || (waits.test(still) && !isKnown())) {
      whenTouched(element, load);
      // What turns by itself begins when it is seen; a form shall be there if the network goes.
      if (element.dataset.interval) whenSeen(element, () => touch(element));
      if (still === "form") whenSeen(element, () => setTimeout(touch, soonMs, element));
    }
    // A button or a form far down waits until it comes near; what is hidden is never seen, so it begins at once.
    else if (element.matches("button, form[data-send]")) whenSeen(element, start);
    else start();
  }
}

const isKnown = () => document.documentElement.dataset.user || isReaderKnown();

/** What waits for a first touch begins. */
function touch(element: HTMLElement): void {
  element.dispatchEvent(new Event("pointerdown"));
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
keepForOffline(keepWholeStyles);
