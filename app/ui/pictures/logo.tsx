import type { AnchorProps } from "../anchor.tsx";
import { Anchor } from "../anchor.tsx";
import { classNames } from "../class-names.ts";

/** The bridge whose top edge is an open book, with the sun over its spine. */
export function Logo({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 32 32" className={className} aria-hidden="true">
      <path
        className="m"
        d="M2 12.6C6.8 9.2 12.6 9.9 16 14.4c3.4-4.5 9.2-5.2 14-1.8V28h-4.2c0-5.2-4.4-8.8-9.8-8.8S6.2 22.8 6.2 28H2z"
      />
      <circle className="s" cx="16" cy="6.8" r="3.8" />
    </svg>
  );
}

export function BrandLink({ name, className, ...rest }: AnchorProps & { name: string }) {
  return (
    <Anchor {...rest} className={classNames("brand", className)}>
      <Logo />
      {name}
    </Anchor>
  );
}
