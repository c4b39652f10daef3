import { isAnsweredHere } from "#app/features/scholarships/components/eligibility/answers-here.ts";

const load = () => import("./fragments.ts");

/** There is something to go by: a student is signed in, or a visitor has answered in this tab. */
export function isReaderKnown(): boolean {
  return document.documentElement.dataset.user === "student" || isAnsweredHere();
}

/** Parts of the page that are made for one reader: asked for when there is something to go by, or when she answers. */
export function fillFragments(): void {
  document.addEventListener("submit", (event) => {
    const form = event.target;
    if (!(form instanceof HTMLFormElement) || form.dataset.fragments === undefined) return;
    event.preventDefault();
    void load().then(
      ({ sendForFragments }) => sendForFragments(form),
      () => form.submit(),
    );
  });
  const ask = () => {
    if (!document.querySelector("[data-fragment]") || !isReaderKnown()) return;
    void load().then(({ askFragments }) => askFragments());
  };
  ask();
  document.addEventListener("click", ({ target }) => {
    if (!(target instanceof Element) || !target.closest("[data-forget]")) return;
    void load().then(({ forgetAnswers }) => forgetAnswers());
  });
  // She may have applied since the browser put the page away; or signed out, then nothing of hers may come back.
  addEventListener("pageshow", ({ persisted }) => {
    if (!persisted || !document.querySelector("[data-fragment]")) return;
    if (isReaderKnown()) ask();
    else location.reload();
  });
  document.addEventListener("prerenderingchange", ask);
}
