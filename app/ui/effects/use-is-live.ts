import { useSyncExternalStore } from "react";

const never = () => () => undefined;

/** Whether script runs: false on the server and for the first paint, so that both agree. */
export function useIsLive(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
