import { expect, test } from "vitest";
import { deviceSummary } from "./device-summary.ts";

test.each([
  [
    "Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Mobile Safari/537.36",
    "Chrome on Android",
  ],
  [
    "Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15 Version/17.0 Mobile/15E148 Safari/604.1",
    "Safari on iPhone or iPad",
  ],
  ["Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:130.0) Gecko/20100101 Firefox/130.0", "Firefox on Windows"],
  [null, "A browser"],
  ["<script>", "A browser"],
])("%s", (userAgent, summary) => {
  expect(deviceSummary(userAgent)).toBe(summary);
});
