/** Behind which a third name belongs to the owner: "sbiashascholarship.co.in", "example.org.uk". */
const SHARED = /^(?:co|com|org|net|gov|nic|ac|edu|res|gen|ind|firm)$/;

/** A government's own addresses, which nobody else can have. */
const GOVERNMENT = /(?:^|\.)(?:gov|nic)\.in$/;

/** Who runs a scheme for its provider, and publishes its notice at an address of another name. */
const appointed: readonly string[] = [
  // Runs INSPIRE-MANAK for the Department of Science and Technology.
  "nif.org.in",
  // Takes in the fellows of PMRF, with the fellowship's own notice.
  "jnu.ac.in",
];

/**
 * P6: a source is the provider's own notice when its address is the government's, the provider's own, or that of the
 * body that runs the scheme for it. A newspaper and a portal of others are none, whatever they quote.
 */
export function isOfficialSource(source: string, website: string | null): boolean {
  const address = /\bhttps?:\/\/\S+$/.exec(source)?.[0];
  if (!address || !URL.canParse(address)) return false;
  const host = new URL(address).hostname;
  if (GOVERNMENT.test(host)) return true;
  if (appointed.includes(siteOf(host))) return true;
  return website !== null && URL.canParse(website) && siteOf(host) === siteOf(new URL(website).hostname);
}

/** "scholarships.theietevents.com" and "theietevents.com" are one site. */
function siteOf(host: string): string {
  const parts = host.split(".");
  const isShared = parts.length > 2 && (parts.at(-1) ?? "").length === 2 && SHARED.test(parts.at(-2) ?? "");
  return parts.slice(isShared ? -3 : -2).join(".");
}
