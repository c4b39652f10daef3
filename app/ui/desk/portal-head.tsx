import type { ReactNode } from "react";
import { Button } from "../button.tsx";

type PortalHeadProps = {
  title: ReactNode;
  /** Who and what: an id, a type. */
  line: ReactNode;
  children?: ReactNode;
};

/** The indigo head of a portal: who is signed in, and the way out. */
export function PortalHead({ title, line, children }: PortalHeadProps) {
  return (
    <div className="portal on-ground">
      <div className="wrap portal__in">
        <div>
          <h1>{title}</h1>
          <p>{line}</p>
        </div>
        {children ?? <span />}
        <LogoutButton />
      </div>
    </div>
  );
}

/** A plain post with a plain answer: what the page held in memory goes too (T11). */
export function LogoutButton({ small }: { small?: boolean }) {
  return (
    <form method="post" action="/logout">
      <Button kind="quiet" size={small ? "sm" : "md"}>
        Logout
      </Button>
    </form>
  );
}
