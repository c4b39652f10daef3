import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { changeText, changeTone } from "../change-tone.ts";
import { StatTiles } from "./stat-tiles.tsx";

describe("changeTone", () => {
  it("goes by good or bad, not by the sign", () => {
    expect(changeTone({ value: 12.5, goodWhen: "up" })).toBe("gain");
    expect(changeTone({ value: -8.2, goodWhen: "down" })).toBe("gain");
    expect(changeTone({ value: 4, goodWhen: "down" })).toBe("loss");
    expect(changeTone({ value: -1, goodWhen: "up" })).toBe("loss");
  });

  it("leaves no change without a colour", () => {
    expect(changeTone({ value: 0, goodWhen: "up" })).toBeUndefined();
  });
});

describe("changeText", () => {
  it("writes a sign, a true minus, and a bare zero", () => {
    expect([12.5, -8.2, 0].map(changeText)).toEqual(["+12.5%", "−8.2%", "0%"]);
  });
});

describe("StatTiles", () => {
  it("shows fewer claims in leaf", () => {
    const html = renderToStaticMarkup(
      <StatTiles
        tiles={[
          {
            label: "Active Claims",
            value: "23",
            change: { value: -8.2, goodWhen: "down", note: "on last month" },
          },
        ]}
      />,
    );
    expect(html).toContain('<span class="gain">−8.2%</span> on last month');
  });
});
