import type { ComponentPropsWithRef } from "react";

export type HeadingLevel = 1 | 2 | 3 | 4;

/** A heading whose level the place decides, not the part. */
export function Heading({ level, children, ...rest }: ComponentPropsWithRef<"h2"> & { level: HeadingLevel }) {
  const Tag = `h${level}` as const;
  return <Tag {...rest}>{children}</Tag>;
}
