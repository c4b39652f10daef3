/** A menu closes on Escape (the focus goes back to it), on a press beside it, and when its page is left. */
export function closeMenus(): void {
  const close = (except?: Node) => {
    for (const menu of document.querySelectorAll<HTMLDetailsElement>("details.menu[open]")) {
      if (!except || !menu.contains(except)) menu.open = false;
    }
  };
  addEventListener("keydown", (event) => {
    if (event.key !== "Escape") return;
    document.querySelector<HTMLElement>("details.menu[open] > summary")?.focus();
    close();
  });
  addEventListener("click", (event) => event.target instanceof Node && close(event.target));
  addEventListener("pagehide", () => close());
}
