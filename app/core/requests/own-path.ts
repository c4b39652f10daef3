/**
 * The path of an address as a link of our own pages: "//evil.example/x" is asked of us by whoever puts it behind our
 * name, and as a link it would lead to another site (X19).
 */
export function ownPath(pathname: string): string {
  return `/${pathname.replace(/^[/\\]+/, "")}`;
}
