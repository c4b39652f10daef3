import { describe, expect, it, vi } from "vitest";
import { fitInside, shrinkPhoto } from "./shrink-photo.ts";

const MB = 1024 * 1024;
const photo = (name: string, size: number, type = "image/jpeg") =>
  new File([new Uint8Array(size)], name, { type });

function tools(outcome: { width?: number; height?: number; bytes?: number; fails?: boolean }) {
  const close = vi.fn();
  const encode = vi.fn(async () => new Blob([new Uint8Array(outcome.bytes ?? 1000)]));
  const decode = vi.fn(async () => {
    if (outcome.fails) throw new Error("cannot decode");
    return { width: outcome.width ?? 4000, height: outcome.height ?? 3000, close };
  });
  return { decode, encode, close };
}

const fileOf = (answer: Awaited<ReturnType<typeof shrinkPhoto>>) => ("file" in answer ? answer.file : null);

describe("a photo on its way out", () => {
  it("over 1 MB is drawn anew, at most 2000 on its longer side, as JPG", async () => {
    const lent = tools({ width: 4000, height: 3000 });
    const file = fileOf(await shrinkPhoto(photo("ration card.PNG", 3 * MB, "image/png"), lent));
    expect(file).toMatchObject({ name: "ration card.jpg", type: "image/jpeg", size: 1000 });
    expect(lent.encode).toHaveBeenCalledWith(expect.anything(), 2000, 1500);
    expect(lent.close).toHaveBeenCalledOnce();
  });

  it("of 1 MB or less, and anything that is no photo, goes as it is", async () => {
    const lent = tools({});
    for (const given of [
      photo("a.jpg", MB),
      photo("b.pdf", 4 * MB, "application/pdf"),
      photo("c", 4 * MB, ""),
    ]) {
      expect(fileOf(await shrinkPhoto(given, lent))).toBe(given);
    }
    expect(lent.decode).not.toHaveBeenCalled();
  });

  it("that would come out larger, or cannot be opened here, goes as it is", async () => {
    const given = photo("a.jpg", 2 * MB);
    expect(fileOf(await shrinkPhoto(given, tools({ bytes: 3 * MB })))).toBe(given);
    expect(fileOf(await shrinkPhoto(given, tools({ fails: true })))).toBe(given);
  });

  it("in WebP becomes a JPG whatever its size; where it cannot be opened here, the server does it", async () => {
    const webp = photo("status.webp", 1000, "image/webp");
    expect(fileOf(await shrinkPhoto(webp, tools({ bytes: 5000 })))).toMatchObject({ name: "status.jpg" });
    expect(fileOf(await shrinkPhoto(webp, tools({ fails: true })))).toBe(webp);
  });

  it("in HEIC becomes a JPG whatever its size, or is refused with words where the phone cannot open it", async () => {
    const heic = photo("IMG_0001.HEIC", 1000, "");
    expect(fileOf(await shrinkPhoto(heic, tools({ bytes: 5000 })))).toMatchObject({
      name: "IMG_0001.jpg",
      size: 5000,
    });
    expect(await shrinkPhoto(heic, tools({ fails: true }))).toEqual({ refusal: "heic" });
  });
});

it.each([
  [4000, 3000, 2000, 1500],
  [300, 9000, 67, 2000],
  [100_000, 1, 2000, 1],
  [800, 600, 800, 600],
])("%i × %i becomes %i × %i", (width, height, ...expected) => {
  const fitted = fitInside({ width, height }, 2000);
  expect([fitted.width, fitted.height]).toEqual(expected);
});
