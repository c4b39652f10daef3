import { createElement, type SVGProps } from "react";

type IconData = {
  node: readonly (readonly [tag: string, attributes: Record<string, string>])[];
  /** It points to where one goes on, and so to the other side where the script runs from the right. */
  points?: true;
};

/**
 * Stands in for lucide's own maker in a build (scripts/building/lean-client.ts). Theirs carries sizes, colours and a context
 * that our stylesheet decides, and makes three components of an icon; a list page draws a hundred of them.
 */
export function createIcon({ node, points }: IconData) {
  const parts = node.map(([tag, attributes]) => createElement(tag, attributes));
  const own = { viewBox: "0 0 24 24", ...(points && { "data-points": "" }) };
  return (props: SVGProps<SVGSVGElement>) => createElement("svg", { ...own, ...props }, ...parts);
}
