import { create, type Font } from "fontkit";
import { faceOfScript } from "./face-of-script.server.ts";

type Script = "telugu" | "devanagari";
type Shaped = {
  /** Letters as outlines on a line at 0, y downwards, in units of the face. */
  readonly path: string;
  readonly width: number;
  readonly unitsPerEm: number;
};

const faces = new Map<Script, Font>();

/** Words of one script as outlines, with their joined letters and signs where they belong: for a picture. */
export function shapeWords(words: string, script: Script): Shaped {
  const face = faces.get(script) ?? create(faceOfScript(script, "bold"));
  faces.set(script, face);
  const { glyphs, positions } = face.layout(words);
  let at = 0;
  const path = glyphs.map((glyph, index) => {
    const { xAdvance, xOffset, yOffset } = positions[index] ?? { xAdvance: 0, xOffset: 0, yOffset: 0 };
    const outline = glyph.path.scale(1, -1).translate(at + xOffset, -yOffset);
    at += xAdvance;
    return outline.toSVG();
  });
  return { path: path.join(""), width: at, unitsPerEm: face.unitsPerEm };
}
