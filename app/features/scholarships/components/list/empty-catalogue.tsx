import { Anchor } from "#app/ui/anchor.tsx";
import { Alert } from "#app/ui/dialogs/alert.tsx";

/** O19: a new site has no scholarships, and nobody says so to the visitor's face. The desk is told what to do. */
export function EmptyCatalogue() {
  return (
    <Alert tone="warn" title="The catalogue is empty: visitors find no scholarship.">
      On the server, <code>npm run import:scholarships</code> brings in a file; docs/operations.md tells how.
      Single ones are written at <Anchor href="/admin/scholarships">Scholarships</Anchor>.
    </Alert>
  );
}
