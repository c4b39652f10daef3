import { afterEach, expect, test } from "vitest";
import { captureLogForTests } from "#app/core/requests/observing/log.server.ts";
import { registry } from "#app/core/requests/observing/metrics.server.ts";
import { OutsideError } from "./outside-error.ts";
import { listenToOutsideCalls, type OutsideCall, watchCalls } from "./watch-calls.server.ts";

const captured = captureLogForTests();
const calls: OutsideCall[] = [];
listenToOutsideCalls((call) => calls.push(call));
afterEach(() => {
  captured.end();
  listenToOutsideCalls(() => undefined);
});

test("O3: a gateway that refuses leaves a line, a count and its last answer, and the caller still hears of it", async () => {
  const sms = watchCalls("sms", {
    name: "fake",
    formOf: (text: string) => text.length,
    async send({ to }: { to: string }) {
      if (to === "9876543210") throw new OutsideError("sms", "refused_418", "stopped");
      return { reference: "r1" };
    },
  });
  expect([sms.name, sms.formOf("abc")]).toEqual(["fake", 3]);
  expect(await sms.send({ to: "9876500000" })).toEqual({ reference: "r1" });
  await expect(sms.send({ to: "9876543210" })).rejects.toThrow(OutsideError);
  expect(captured.lines).toMatchObject([
    { level: "warn", msg: "outside call failed", service: "sms", action: "send", code: "refused_418" },
  ]);
  expect(captured.text()).not.toContain("98765");
  expect(calls.map(({ service, code }) => [service, code])).toEqual([
    ["sms", null],
    ["sms", "refused_418"],
  ]);
  expect(await registry.getSingleMetricAsString("gateway_errors_total")).toContain(
    'gateway_errors_total{service="sms",code="refused_418"} 1',
  );
});
