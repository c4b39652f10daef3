import { expect, test } from "vitest";
import { eachByItself } from "./each-by-itself.ts";
import { conflict, forbidden } from "./errors.ts";

const odd = async (one: number) => {
  if (one % 2 === 0) throw conflict(`${one} was taken meanwhile.`);
  return one * 10;
};

test("D31: what one of many lacks stops none of the others; each that is refused says why", async () => {
  await expect(eachByItself([1, 2, 3, 4], odd)).resolves.toEqual({
    done: [
      { item: 1, result: 10 },
      { item: 3, result: 30 },
    ],
    refused: [
      { item: 2, why: "2 was taken meanwhile." },
      { item: 4, why: "4 was taken meanwhile." },
    ],
  });
  await expect(eachByItself([2, 4], odd)).resolves.toMatchObject({ done: [] });
  await expect(
    eachByItself([1], async () => {
      throw forbidden();
    }),
  ).rejects.toMatchObject({ status: 403 });
  // What is no refusal but a fault is not swallowed.
  await expect(
    eachByItself([1, 2], async () => {
      throw new TypeError("broken");
    }),
  ).rejects.toThrow("broken");
});
