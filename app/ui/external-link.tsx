import ExternalLinkIcon from "lucide-react/icons/external-link";
import type { ReactNode } from "react";
import { Icon } from "./pictures/icon.tsx";
import { useUiWords } from "./ui-words.ts";

type ExternalLinkProps = { href: string; className?: string; children: ReactNode };

/** A link to another site: the arrow, a new tab, and the new tab said in words. */
export function ExternalLink({ href, className, children }: ExternalLinkProps) {
  const words = useUiWords();
  return (
    <a href={href} className={className} target="_blank" rel="noopener noreferrer">
      {children} <Icon of={ExternalLinkIcon} className="i--inline" />
      <span className="vh"> {words.opensNewTab}</span>
    </a>
  );
}
