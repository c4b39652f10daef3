import type { ComponentPropsWithRef } from "react";
import { Link, useInRouterContext } from "react-router";

export type AnchorProps = Omit<ComponentPropsWithRef<"a">, "href"> & {
  href: string;
  /** Leave the router out: files, exports, sign-out, anything that is not a page of ours. */
  plain?: boolean;
};

/** A link. Inside the app it goes without a reload; anywhere else it is an ordinary one. */
export function Anchor({ href, plain, children, ...rest }: AnchorProps) {
  const routed = useInRouterContext();
  const isPage = /^[/?]/.test(href) && !href.startsWith("//");
  if (!routed || !isPage || plain || rest.target || rest.download !== undefined) {
    return (
      <a href={href} {...rest}>
        {children}
      </a>
    );
  }
  return (
    <Link to={href} {...rest}>
      {children}
    </Link>
  );
}
