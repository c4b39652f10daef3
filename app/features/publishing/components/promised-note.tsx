import { Alert } from "#app/ui/dialogs/alert.tsx";

/** P18: where the words of a draft come from that nobody has typed here. */
export function PromisedNote() {
  return (
    <Alert>
      Filled in from your partnership application: the name, the amount, the number, who may apply and how you
      select. Please check it and add the rest.
    </Alert>
  );
}
