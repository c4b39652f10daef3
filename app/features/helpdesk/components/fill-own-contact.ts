import { sessionHintKey } from "#app/core/requests/session-hint.ts";

/**
 * Who is signed in need not type their name again. The page is shared by everyone, so the browser asks for it and
 * fills it in; it is kept nowhere (X21c).
 */
export async function fillOwnContact(form: HTMLFormElement): Promise<void> {
  if (!document.documentElement.dataset.user) return;
  const empty = (["name", "email", "phone"] as const).flatMap((name) => {
    const input = form.elements.namedItem(name);
    return input instanceof HTMLInputElement ? [{ name, input }] : [];
  });
  if (empty.length === 0) return;
  const contact = await askContact();
  for (const { name, input } of empty) if (input.value === "") input.value = contact?.[name] ?? "";
}

type Contact = { name: string | null; email: string | null; phone: string | null };

async function askContact(): Promise<Contact | null> {
  try {
    const answer = await fetch("/settings/own-contact", { headers: { accept: "application/json" } });
    if (answer.ok && !answer.redirected) return (await answer.json()) as Contact;
    // The session has ended by itself: the header need not go on saying otherwise.
    localStorage.removeItem(sessionHintKey);
    delete document.documentElement.dataset.user;
    return null;
  } catch {
    return null;
  }
}
