import { Form, redirect } from "react-router";
import { formatCount } from "#app/core/money.ts";
import { pageMeta } from "#app/core/page-meta.ts";
import { getActor } from "#app/core/requests/request-context.ts";
import { Button } from "#app/ui/button.tsx";
import { StatTiles } from "#app/ui/charts/stat-tiles.tsx";
import { Alert } from "#app/ui/dialogs/alert.tsx";
import { type Column, DataTable } from "#app/ui/lists/data-table.tsx";
import { Panel } from "#app/ui/panel.tsx";
import { SecurityHead } from "../../components/security-head.tsx";
import { readKeyStatus } from "../../server/keys/read-key-status.server.ts";
import { startKeyRotation } from "../../server/keys/start-key-rotation.server.ts";
import type { KeyStatus } from "../../staff/security-views.ts";
import type { Route } from "./+types/security-keys-page";

const here = "/admin/security-roles/keys";

export async function loader({ url, context }: Route.LoaderArgs) {
  const status = await readKeyStatus(await getActor(context));
  return { status, started: url.searchParams.has("started") };
}

export async function action({ context }: Route.ActionArgs) {
  await startKeyRotation(await getActor(context));
  return redirect(`${here}?started`);
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: "Keys",
    description: "Which key protects the encrypted fields, and their rotation.",
    path: here,
    indexed: false,
  });

const columns: Column<KeyStatus["columns"][number]>[] = [
  { id: "name", head: "Field", kind: "key", cell: (row) => row.name },
  { id: "values", head: "Values", kind: "number", cell: (row) => formatCount(row.values) },
  { id: "old", head: "Under an older key", kind: "number", cell: (row) => formatCount(row.old) },
];

export default function SecurityKeysPage({ loaderData }: Route.ComponentProps) {
  const { status, started } = loaderData;
  return (
    <>
      <SecurityHead current="Keys" />
      {started && (
        <Alert tone="ok">
          Rotation has started in the background. Reload this page to see how far it is.
        </Alert>
      )}
      <StatTiles
        tiles={[
          { label: "Current key", value: status.currentKey },
          { label: "Keys configured", value: status.configured },
          { label: "Values under an older key", value: formatCount(status.old) },
        ]}
      />
      <Panel
        title="Encrypted fields"
        buttons={
          <Form method="post">
            <Button size="sm">Rotate now</Button>
          </Form>
        }
        padded={false}
      >
        <DataTable
          caption="Encrypted fields"
          columns={columns}
          rows={status.columns}
          rowKey={(row) => row.name}
        />
      </Panel>
      <p className="small muted">
        To bring in a new key: put it first in ENCRYPTION_KEYS, keep the old one behind it, start again,
        rotate here, and take the old one out when no value is left under it. Documents keep the key they were
        stored with.
      </p>
    </>
  );
}
