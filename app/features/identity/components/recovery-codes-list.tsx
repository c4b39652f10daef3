import { Alert } from "#app/ui/alert.tsx";

/** Shown once: for the day the phone is lost. */
export function RecoveryCodes({ codes }: { codes: readonly string[] }) {
  return (
    <div className="stack">
      <Alert tone="warn" title="Write these down now.">
        They are shown only this once. Each one opens your account once if your phone or passkey is lost.
      </Alert>
      <ul className="cols cols--2 num">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
    </div>
  );
}
