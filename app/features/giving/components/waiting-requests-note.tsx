import type { GiverRole } from "#app/core/portals/roles.ts";
import { Anchor } from "#app/ui/anchor.tsx";
import { Alert } from "#app/ui/dialogs/alert.tsx";
import { giverAddresses } from "../giver-addresses.ts";

/** What waits for the reader's own approval, on every tab until it is answered. */
export function WaitingRequestsNote({ count, of }: { count: number; of: GiverRole }) {
  if (count === 0) return null;
  return (
    <Alert tone="warn">
      {count === 1 ? "Something waits" : `${count} things wait`} for your approval.{" "}
      <Anchor href={giverAddresses(of).approvals}>Look at {count === 1 ? "it" : "them"}</Anchor>
    </Alert>
  );
}
