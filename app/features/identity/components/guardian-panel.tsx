import { Form } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { Panel } from "#app/ui/panel.tsx";

type Guardian = { guardianName: string; relation: string; givenAt: string; version: string };

/** T35: who agreed for a student under 18. */
export function GuardianPanel({ guardian }: { guardian: Guardian }) {
  return (
    <Panel title="Consent of a parent or guardian" padded>
      <ul className="checks">
        <li>
          <span>
            {guardian.guardianName} ({guardian.relation})
          </span>
          <small>
            By OTP on their own phone, {guardian.givenAt}, version {guardian.version}.
          </small>
          <Form method="post">
            <Button name="intent" value="withdraw-guardian" size="sm" kind="quiet">
              Withdraw
            </Button>
          </Form>
        </li>
      </ul>
    </Panel>
  );
}
