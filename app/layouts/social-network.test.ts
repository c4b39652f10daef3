import { expect, it } from "vitest";
import { socialNetwork } from "./social-network.ts";

it("P19: an address is named by its network, another by its host", () => {
  expect(socialNetwork("https://www.youtube.com/@scholarsetu").name).toBe("YouTube");
  expect(socialNetwork("https://x.com/scholarsetu").name).toBe("X");
  expect(socialNetwork("https://mastodon.example/@us").name).toBe("mastodon.example");
});
