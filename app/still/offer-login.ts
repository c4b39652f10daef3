import { isPlainPress } from "#app/ui/effects/is-plain-press.ts";
/** Login opens over the page; its script comes when somebody points at it. */
export function offerLogin(): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>("a[data-open-login]")) {
    const load = () => import("#app/features/identity/components/open-login.ts");
    link.addEventListener("pointerenter", () => void load().then(({ prepareLogin }) => prepareLogin()), {
      once: true,
    });
    link.addEventListener("click", (event) => {
      if (!isPlainPress(event)) return;
      event.preventDefault();
      void load().then(
        ({ openLogin }) => openLogin(link),
        () => location.assign(link.href),
      );
    });
  }
}
