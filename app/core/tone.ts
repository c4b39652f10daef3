/** The five tones of a state. Colour is never alone: a word and a shape go with it. */
export type Tone = "info" | "ok" | "warn" | "bad" | "mute";
