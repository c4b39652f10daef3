import type { ReactNode } from "react";

/** The end of a form: the main button first, full width on a phone. */
export function FormButtons({ children }: { children: ReactNode }) {
  return <div className="form-end">{children}</div>;
}
