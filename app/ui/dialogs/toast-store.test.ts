import { afterEach, describe, expect, it, vi } from "vitest";
import { dismissToast, listToasts, showToast, watchToasts } from "./toast-store.ts";

afterEach(() => {
  for (const toast of listToasts()) dismissToast(toast.id);
});

describe("toasts", () => {
  it("tells its watchers, and lets one be put away", () => {
    const listener = vi.fn();
    const stop = watchToasts(listener);
    showToast("Saved");
    const [toast] = listToasts();
    expect(toast).toMatchObject({ text: "Saved", tone: "ok" });
    dismissToast(toast?.id ?? "");
    expect(listToasts()).toEqual([]);
    expect(listener).toHaveBeenCalledTimes(2);
    stop();
    showToast("Unheard");
    expect(listener).toHaveBeenCalledTimes(2);
  });

  it("keeps the last three", () => {
    for (const text of ["1", "2", "3", "4"]) showToast(text);
    expect(listToasts().map((toast) => toast.text)).toEqual(["2", "3", "4"]);
  });
});
