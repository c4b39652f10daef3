type Wish = { readonly init?: RequestInit; readonly history?: "push" | "replace" };

let latest = 0;

/**
 * Exchanges one part of the page for the same part of another address, which the server makes whole: lists, tabs,
 * filters. Whatever goes wrong, the browser goes there itself.
 */
export async function swapPart(id: string, address: URL, { init, history }: Wish = {}): Promise<void> {
  const turn = ++latest;
  const part = document.getElementById(id);
  part?.setAttribute("aria-busy", "true");
  try {
    const answer = await fetch(address, init);
    const fresh = new DOMParser().parseFromString(await answer.text(), "text/html");
    const next = fresh.getElementById(id);
    // Somebody typed on meanwhile: the later answer counts.
    if (turn !== latest) return;
    if (!part || !next) return location.assign(address);
    if (history === "push") globalThis.history.pushState({ swapped: id }, "", address);
    if (history === "replace") globalThis.history.replaceState({ swapped: id }, "", address);
    const focused = document.activeElement?.id;
    part.replaceWith(next);
    if (focused) document.getElementById(focused)?.focus({ preventScroll: true });
    document.title = fresh.title;
    if (address.hash) document.getElementById(address.hash.slice(1))?.scrollIntoView();
    next.dispatchEvent(new CustomEvent("swapped", { bubbles: true }));
  } catch {
    location.assign(address);
  }
}

/** `data-swap="list"` on a GET form, on a group of links or on a link: its address is shown in that part. */
export function swapParts(): void {
  let typing: ReturnType<typeof setTimeout>;
  document.addEventListener("input", ({ target }) => {
    if (!(target instanceof HTMLInputElement || target instanceof HTMLSelectElement)) return;
    const form = swapForm(target.form);
    if (!form) return;
    clearTimeout(typing);
    const isTyped = target.type === "search" || target.type === "text";
    typing = setTimeout(
      () => swapPart(form.dataset.swap ?? "", formAddress(form), { history: "replace" }),
      isTyped ? 250 : 0,
    );
  });
  document.addEventListener("submit", (event) => {
    const form = swapForm(event.target);
    if (!form) return;
    event.preventDefault();
    clearTimeout(typing);
    void swapPart(form.dataset.swap ?? "", formAddress(form), { history: "replace" });
    document.getElementById(form.dataset.swap ?? "")?.scrollIntoView();
  });
  document.addEventListener("click", (event) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>("a[href]") : null;
    const id = link?.closest<HTMLElement>("[data-swap]:not(form)")?.dataset.swap;
    const isPlain =
      event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (!link || !id || !isPlain) return;
    event.preventDefault();
    void swapPart(id, new URL(link.href), { history: "push" });
  });
  addEventListener("popstate", ({ state }) => {
    const id = (state as { swapped?: string } | null)?.swapped;
    if (id) void swapPart(id, new URL(location.href));
    else if (document.querySelector("[data-swap]") && !location.hash) location.reload();
  });
}

function swapForm(target: EventTarget | null): HTMLFormElement | null {
  return target instanceof HTMLFormElement && target.dataset.swap && target.method === "get" ? target : null;
}

/**
 * Where the form leads: the present address with what its fields say now. Its hidden fields carry the other choices
 * for those without script; here the address has them already, and newer.
 */
function formAddress(form: HTMLFormElement): URL {
  const address = new URL(location.href);
  address.hash = "";
  for (const field of form.elements) {
    if (!(field instanceof HTMLInputElement || field instanceof HTMLSelectElement)) continue;
    if (field.name === "" || field.type === "hidden") continue;
    if (field.value === "") address.searchParams.delete(field.name);
    else address.searchParams.set(field.name, field.value);
  }
  return address;
}
