import Search from "lucide-react/icons/search";
import type { ComponentPropsWithRef } from "react";
import { Icon } from "../pictures/icon.tsx";

/** The search control itself; in a toolbar without a visible label, give it an `aria-label`. */
export function SearchInput(props: ComponentPropsWithRef<"input">) {
  return (
    <div className="find__q">
      <Icon of={Search} />
      <input {...props} type="search" className="input" />
    </div>
  );
}
