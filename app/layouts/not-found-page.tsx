import { notFound } from "#app/core/errors.ts";

/** Whatever has no entry in the route table ends here, with status 404 and the error page's help. */
export function loader(): never {
  throw notFound();
}

export default function NotFoundPage() {
  return null;
}
