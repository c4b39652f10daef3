import { speakPart, voiceFor } from "./speak-part.ts";

/** `ReadAloud` on a page without React: seen where the phone has a voice for the page. */
export function begin(button: HTMLElement): void {
  if (!("speechSynthesis" in window)) return;
  const label = button.querySelector("span");
  const look = () => {
    const hasVoice = Boolean(voiceFor(document.documentElement.lang, speechSynthesis.getVoices()));
    button.classList.toggle("invisible", !hasVoice);
  };
  look();
  // Most browsers know their voices only a moment later.
  speechSynthesis.addEventListener?.("voiceschanged", look);
  addEventListener("pagehide", () => speechSynthesis.cancel());
  const start = label?.textContent ?? "";
  let isReading = false;
  const show = (reads: boolean) => {
    isReading = reads;
    if (label) label.textContent = reads ? (button.dataset.stop ?? start) : start;
  };
  button.addEventListener("click", () => {
    const part = button.closest<HTMLElement>("[data-read]");
    if (isReading || !part) {
      speechSynthesis.cancel();
      return show(false);
    }
    show(true);
    speakPart(part, () => show(false));
  });
}
