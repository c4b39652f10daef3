/** What is read as one piece, each by a voice of its own language. */
const pieces = "h2, h3, h4, p, li, dt, dd, th, td";

export interface Piece {
  readonly text: string;
  readonly language: string;
}

/** The words of a part as they are heard: what is seen, piece by piece, without its buttons. */
export function piecesOf(part: HTMLElement): Piece[] {
  return [...part.querySelectorAll<HTMLElement>(pieces)].flatMap((piece) => {
    if (piece.querySelector(pieces) || piece.closest("form, thead, [hidden]") || !isSeen(piece)) return [];
    const text = (piece.textContent ?? "").replace(/\s+/g, " ").trim();
    const language = piece.closest<HTMLElement>("[lang]")?.lang ?? "en";
    return text === "" ? [] : [{ text, language }];
  });
}

/** In a closed fold nothing has a box. */
function isSeen(piece: HTMLElement): boolean {
  return piece.getClientRects().length > 0;
}

/** A voice of the reader's own phone for a language, the Indian one first; undefined where there is none. */
export function voiceFor(
  language: string,
  voices: readonly SpeechSynthesisVoice[],
): SpeechSynthesisVoice | undefined {
  const fitting = voices.filter(({ lang }) => lang.split(/[-_]/)[0]?.toLowerCase() === language);
  return fitting.find(({ lang }) => /[-_]IN$/i.test(lang)) ?? fitting[0];
}

/** Reads a part aloud, and tells when it is over. What no voice can say is left out. */
export function speakPart(part: HTMLElement, onEnd: () => void): void {
  speechSynthesis.cancel();
  const voices = speechSynthesis.getVoices();
  const said = piecesOf(part).flatMap(({ text, language }) => {
    const voice = voiceFor(language, voices);
    if (!voice) return [];
    const speech = new SpeechSynthesisUtterance(text);
    speech.voice = voice;
    speech.lang = voice.lang;
    return [speech];
  });
  const last = said.at(-1);
  if (!last) {
    onEnd();
    return;
  }
  last.onend = onEnd;
  // A voice that fails, or that a press stopped, ends it too.
  for (const speech of said) speech.onerror = onEnd;
  for (const speech of said) speechSynthesis.speak(speech);
}
