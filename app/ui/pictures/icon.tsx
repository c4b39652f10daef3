import type { ComponentType, SVGProps } from "react";
import { classNames } from "../class-names.ts";

/** Import one by one, so that only what is used ships: `import Search from "lucide-react/icons/search"`. */
export type IconType = ComponentType<SVGProps<SVGSVGElement>>;

type IconProps = { of: IconType; className?: string };

/** Always beside its word: the icon itself says nothing to a screen reader. */
export function Icon({ of: Drawing, className }: IconProps) {
  return <Drawing className={classNames("i", className)} aria-hidden="true" />;
}
