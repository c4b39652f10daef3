import { readKept } from "#app/core/kept/read-kept.ts";

/** Bookmarks of pages without React: their script comes with the first press, or where this browser keeps some. */
export function saveMarks(): (part: ParentNode) => void {
  const load = () => import("#app/features/scholarships/components/card/begin-save.ts");
  document.addEventListener("submit", (event) => {
    const form = event.target;
    if (!(form instanceof HTMLFormElement) || form.dataset.save === undefined) return;
    // To be told one signs in first: the form goes there by itself.
    if (form.dataset.save === "tell" && document.documentElement.dataset.user !== "student") return;
    event.preventDefault();
    void load().then(
      ({ save }) => save(form),
      () => form.submit(),
    );
  });
  return (part) => {
    if (!part.querySelector("form[data-save]") || readKept("scholarsetu.saved") === null) return;
    void load().then(({ markKept }) => markKept(part));
  };
}
