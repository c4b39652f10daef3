import { pageMeta } from "#app/core/page-meta.ts";
import { LegalText } from "../components/legal-text.tsx";
import source from "../legal/privacy-policy.md?raw";
import { readLegalText } from "../server/read-legal-text.server.ts";
import type { Route } from "./+types/privacy-policy-page";

export function loader() {
  return readLegalText(source);
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, {
    title: loaderData?.title ?? "",
    description: loaderData?.description ?? "",
    path: "/privacy-policy",
  });

export default function PrivacyPolicyPage({ loaderData }: Route.ComponentProps) {
  return <LegalText {...loaderData} />;
}
