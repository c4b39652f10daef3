import { Anchor } from "#app/ui/anchor.tsx";
import { Alert } from "#app/ui/dialogs/alert.tsx";
import type { NamedLine } from "../matter.ts";

/** I7c: anybody can type somebody else's number into the contact form, so the note says what to do before acting on it. */
export function NomineeNote({ lines }: { lines: readonly NamedLine[] }) {
  if (lines.length === 0) return null;
  return (
    <Alert title="Nominee for data rights">
      {lines.map(({ line, href }) => (
        <p key={href}>
          {line}. <Anchor href={href}>Act for them</Anchor>
        </p>
      ))}
      <p>
        The form does not prove who wrote. Ring the number or write to the address named here before you act,
        and tell nobody else who is named.
      </p>
    </Alert>
  );
}
