import { Link } from "react-router";

export type Person = {
  readonly name: string;
  /** As what they work here. */
  readonly role: string | null;
};

/** At the end of the head: who is signed in, and the way to what is theirs. */
export function DeskPerson({ name, role }: Person) {
  return (
    <Link
      className="deskhead__me"
      to="/settings/security"
      aria-label={`Your account: ${[name, role].filter(Boolean).join(", ")}`}
    >
      <span className="deskhead__face" aria-hidden="true">
        {initialsOf(name)}
      </span>
      <span className="deskhead__name">
        <span>{name}</span>
        {role && <small>{role}</small>}
      </span>
    </Link>
  );
}

function initialsOf(name: string): string {
  const parts = name.split(/\s+/).filter((part) => /^\p{L}/u.test(part));
  const [first = "", last = ""] = [parts[0], parts.length > 1 ? parts.at(-1) : ""];
  return (first.charAt(0) + last.charAt(0)).toUpperCase();
}
