import MessageCircle from "lucide-react/icons/message-circle";
import { LinkButton } from "#app/ui/button.tsx";

type ShareButtonProps = { kind: "go" | "quiet"; text: string; label: string };

/** Opens WhatsApp with the words ready; to whom they go is chosen there. */
export function ShareButton({ kind, text, label }: ShareButtonProps) {
  return (
    <LinkButton
      kind={kind}
      icon={MessageCircle}
      external
      href={`https://wa.me/?text=${encodeURIComponent(text)}`}
    >
      {label}
    </LinkButton>
  );
}
