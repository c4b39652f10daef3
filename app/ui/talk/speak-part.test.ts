import { describe, expect, test } from "vitest";
import { voiceFor } from "./speak-part.ts";

const voice = (lang: string) => ({ lang }) as SpeechSynthesisVoice;

describe("a voice to read aloud", () => {
  test("is one of the reader's language, the Indian one first, however the phone writes it", () => {
    expect(voiceFor("en", [voice("en-US"), voice("en-IN")])?.lang).toBe("en-IN");
    expect(voiceFor("te", [voice("en-IN"), voice("te_IN")])?.lang).toBe("te_IN");
    expect(voiceFor("hi", [voice("hi")])?.lang).toBe("hi");
  });

  test("is none where the phone has none: English is not read to who reads Telugu", () => {
    expect(voiceFor("te", [voice("en-IN"), voice("hi-IN"), voice("ten-XX")])).toBeUndefined();
    expect(voiceFor("te", [])).toBeUndefined();
  });
});
