const place = "scholarsetu.keys";

/** Keys of one letter can be switched off on a device: whoever speaks to it, or has a screen reader, may need to. */
export function areKeysOn(): boolean {
  try {
    return localStorage.getItem(place) !== "off";
  } catch {
    return true;
  }
}

export function keepKeys(areOn: boolean): void {
  try {
    if (areOn) localStorage.removeItem(place);
    else localStorage.setItem(place, "off");
  } catch {
    // A browser that keeps nothing: the keys stay as they are.
  }
}
