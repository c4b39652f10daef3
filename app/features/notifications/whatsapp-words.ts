/** What ends the messages, and what begins them again, as a reply: in each of our languages, and in English always. */
const words = {
  stop: ["stop", "unsubscribe", "ఆపు", "ఆపండి", "बंद", "बंद करें", "बंद करो", "रोकें"],
  start: ["start", "మొదలు", "ప్రారంభించు", "शुरू", "शुरू करें", "चालू"],
} as const;

/** Null for everything else that somebody writes. */
export function wishIn(reply: string): "stop" | "start" | null {
  const said = reply
    .normalize("NFC")
    .toLowerCase()
    .replace(/[\p{P}\p{Z}\s]+/gu, " ")
    .trim();
  if (words.stop.some((word) => word.normalize("NFC") === said)) return "stop";
  return words.start.some((word) => word.normalize("NFC") === said) ? "start" : null;
}
