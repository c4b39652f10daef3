/** Login opens over the page; its script comes when somebody points at it. */
export function offerLogin(): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>("a[data-open-login]")) {
    const load = () => import("#app/features/identity/components/open-login.ts");
    link.addEventListener("pointerenter", () => void load().then(({ prepareLogin }) => prepareLogin()), {
      once: true,
    });
    link.addEventListener("click", (event) => {
      const isPlain =
        event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
      if (!isPlain) return;
      event.preventDefault();
      void load().then(
        ({ openLogin }) => openLogin(link),
        () => location.assign(link.href),
      );
    });
  }
}
