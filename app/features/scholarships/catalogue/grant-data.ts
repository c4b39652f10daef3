import type { ShownScholarship } from "../views/shown-scholarship.ts";

/** A scholarship for search engines (schema.org MonetaryGrant). */
export function grantData(scholarship: ShownScholarship, url: string): Record<string, unknown> {
  const { title, description, provider, amountMinInr, amountMaxInr, website } = scholarship;
  return {
    "@type": "MonetaryGrant",
    name: title,
    description,
    url,
    funder: { "@type": "Organization", name: provider, ...(website && { url: website }) },
    ...((amountMinInr !== null || amountMaxInr !== null) && {
      amount: {
        "@type": "MonetaryAmount",
        currency: "INR",
        ...(amountMinInr !== null && { minValue: amountMinInr }),
        ...(amountMaxInr !== null && { maxValue: amountMaxInr }),
      },
    }),
  };
}
