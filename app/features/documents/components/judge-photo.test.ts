import sharp from "sharp";
import { expect, test } from "vitest";
import { flawOf } from "./judge-photo.ts";

const width = 800;
/** Lines of small squares, as print looks from afar. */
const letters = Array.from({ length: 40 }, (_, line) =>
  Array.from(
    { length: 60 },
    (_, place) =>
      `<rect x="${20 + place * 12.7}" y="${20 + line * 14}" width="${3 + ((place * 7 + line) % 5)}" height="8" fill="#222"/>`,
  ).join(""),
).join("");
const page = (ground = "#eee") =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="600"><rect width="100%" height="100%" fill="${ground}"/>${letters}</svg>`,
    ),
  );
const flaw = async (picture: ReturnType<typeof page>) =>
  flawOf(await picture.ensureAlpha().raw().toBuffer(), width);

test("S31j: a blurred or a dark photo of a page is seen, a good or an empty one is let through", async () => {
  expect(await flaw(page())).toBeNull();
  expect(await flaw(page().blur(1))).toBeNull();
  expect(await flaw(page().blur(9))).toBe("blurred");
  expect(await flaw(page().linear(0.15, 0))).toBe("dark");
  // A lamp on the paper, and a scan that is white all over.
  const lamp = Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="600"><ellipse cx="500" cy="250" rx="110" ry="80" fill="#fff"/></svg>`,
  );
  expect(await flaw(page("#bbb").composite([{ input: lamp }]))).toBe("glare");
  expect(await flaw(page("#fff"))).toBeNull();
  expect(await flaw(sharp({ create: { width, height: 600, channels: 3, background: "#ddd" } }))).toBeNull();
});
