import ShieldCheck from "lucide-react/icons/shield-check";
import UserCog from "lucide-react/icons/user-cog";
import { LogoutButton } from "../desk/portal-head.tsx";
import { WayCards } from "./way-cards.tsx";

/** The account itself, for every role, and what a portal adds to it; without script the header does not know that anybody is signed in. */
export function AccountPanel({ more = [] }: { more?: Parameters<typeof WayCards>[0]["ways"] }) {
  return (
    <section className="stack">
      <h2>Your account</h2>
      <WayCards
        ways={[
          ...more,
          {
            href: "/settings/security",
            icon: ShieldCheck,
            title: "Security",
            text: "Where you are signed in, and how you sign in.",
          },
          {
            href: "/settings/privacy",
            icon: UserCog,
            title: "Privacy",
            text: "What you agreed to, a copy of your data, and erasure.",
          },
        ]}
      />
      <div className="no-script">
        <LogoutButton small />
      </div>
    </section>
  );
}
