/** What stopped a submit, for the keyboard to go there. */
export const bannerId = "otr-banner";
export const risksId = "otr-risks";

/** Says "Please verify your mobile number first." and shows the first step; what was typed is kept. */
export const verifyFirst = (owner: string | null) =>
  `/otr-registration?verify=first${owner ? "&kept=1" : ""}`;

/** The keyboard goes on at what has just come; on a slow phone it comes a few frames later. */
export function focusOn(id: string): void {
  let looks = 60;
  const look = () => {
    const found = document.getElementById(id);
    looks -= 1;
    if (found) found.focus();
    else if (looks > 0) requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

/** At once, unless the phone knows that it has no network. */
export function whenOnline(): Promise<void> {
  if (navigator.onLine !== false) return Promise.resolve();
  return new Promise((go) => addEventListener("online", () => go(), { once: true }));
}
