import { expect, it } from "vitest";
import { Turns } from "./turns.ts";

it("T50: clients take turns, each in the order in which it asked", async () => {
  const turns = new Turns();
  const begun: string[] = [];
  const ask = (client: string, name: string) => turns.wait(client).then(() => begun.push(name));
  await Promise.all([
    ask("one", "a1"),
    ask("one", "a2"),
    ask("one", "a3"),
    ask("two", "b1"),
    ask("two", "b2"),
  ]);
  expect(begun).toEqual(["a1", "b1", "a2", "b2", "a3"]);
});

it("T50: who comes while one client's pages are drawn is heard after the one that is being drawn", async () => {
  const turns = new Turns();
  const begun: string[] = [];
  const drawn = (name: string) =>
    turns.wait("crowd").then(() => {
      begun.push(name);
      // Another visitor's request arrives meanwhile, as from a socket.
      if (name === "crowd 3")
        setTimeout(() => void turns.wait("visitor").then(() => begun.push("visitor")), 0);
      const until = performance.now() + 15;
      while (performance.now() < until);
    });
  await Promise.all(Array.from({ length: 20 }, (_, index) => drawn(`crowd ${index}`)));
  expect(begun.indexOf("visitor")).toBeGreaterThan(0);
  expect(begun.indexOf("visitor")).toBeLessThanOrEqual(begun.indexOf("crowd 3") + 2);
});

it("T43: what costs nothing is not kept waiting for a round each", async () => {
  const turns = new Turns();
  let rounds = 0;
  let isOver = false;
  const count = () => {
    rounds += 1;
    if (!isOver) setImmediate(count);
  };
  setImmediate(count);
  await Promise.all(Array.from({ length: 320 }, (_, index) => turns.wait(`client ${index}`)));
  isOver = true;
  expect(rounds).toBeLessThan(100);
});

it("begins again after it was idle", async () => {
  const turns = new Turns();
  await turns.wait("one");
  await new Promise((later) => setTimeout(later, 5));
  await turns.wait("one");
});
