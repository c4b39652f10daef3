import { expect, test } from "vitest";
import { eachByItself } from "./each-by-itself.ts";
import { conflict, forbidden, isProblem } from "./errors.ts";

const odd = async (one: number) => {
  if (one % 2 === 0) throw conflict(`${one} was taken meanwhile.`);
};

test("D31: what one of many lacks stops none of the others; where none can be done, it says why", async () => {
  await expect(eachByItself([1, 2, 3, 4], odd)).resolves.toEqual({ done: 2, left: 2 });
  await expect(eachByItself([1, 3], odd)).resolves.toEqual({ done: 2, left: 0 });
  const refused = await eachByItself([2, 4], odd).catch((error: unknown) => error);
  expect(isProblem(refused) && refused.detail).toBe("2 was taken meanwhile.");
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
