import { readStoredAnswers } from "#app/features/scholarships/components/stored-answers.ts";

/** Parts of the page that are made for one reader: asked for when there is something to go by, or when she answers. */
export function fillFragments(): void {
  const load = () => import("./fragments.ts");
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
    const isKnown = document.documentElement.dataset.user === "student";
    if (!document.querySelector("[data-fragment]")) return;
    if (isKnown || Object.keys(readStoredAnswers()).length > 0)
      void load().then(({ askFragments }) => askFragments());
  };
  ask();
  // She may have applied, or signed out, since the browser put the page away.
  addEventListener("pageshow", (event) => event.persisted && ask());
  document.addEventListener("prerenderingchange", ask);
}
