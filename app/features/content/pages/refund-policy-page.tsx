import { pageMeta } from "#app/core/page-meta.ts";
import { LegalText } from "../components/legal-text.tsx";
import source from "../legal/refund-policy.md?raw";
import { readLegalText } from "../server/read-legal-text.server.ts";
import type { Route } from "./+types/refund-policy-page";

export function loader() {
  return readLegalText(source);
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, {
    title: loaderData?.title ?? "",
    description: loaderData?.description ?? "",
    path: "/refund-policy",
  });

export default function RefundPolicyPage({ loaderData }: Route.ComponentProps) {
  return <LegalText {...loaderData} />;
}
