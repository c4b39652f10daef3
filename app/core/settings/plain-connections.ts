type Given = Readonly<Record<string, string | undefined>>;

/** Where data of people travels. A page's own address and the auditor's are none of these. */
const outgoing = [
  "SMS_GATEWAY_URL",
  "WHATSAPP_API_URL",
  "PAYMENT_GATEWAY_URL",
  "DIGILOCKER_URL",
  "OIDC_ISSUER",
  "S3_ENDPOINT",
  "BACKUP_ENDPOINT",
  "OTEL_EXPORTER_OTLP_ENDPOINT",
] as const;
const databases = ["DATABASE_URL", "DATABASE_DIRECT_URL", "DATABASE_REPLICA_URL"] as const;

/** What `pg` encrypts and checks the certificate of. With "uselibpqcompat" `require` would check nothing. */
const checkedModes = new Set(["require", "verify-ca", "verify-full"]);

/**
 * ASVS 12.3.1: settings by which production would speak in the clear to another machine, one plain sentence each. The
 * machine itself, and the operator's own network (PLAIN_HOSTS), may be spoken to so.
 */
export function plainConnections(given: Given): string[] {
  const own = new Set((given.PLAIN_HOSTS ?? "").split(",").map((host) => host.trim().toLowerCase()));
  const isNear = ({ hostname }: URL) => isThisMachine(hostname) || own.has(hostname.toLowerCase());
  const urls = <Name extends string>(names: readonly Name[]) =>
    names.flatMap((name) => {
      const address = given[name];
      return address && URL.canParse(address) ? [{ name, url: new URL(address) }] : [];
    });
  return [
    ...urls(outgoing)
      .filter(({ url }) => url.protocol === "http:" && !isNear(url))
      .map(({ name, url }) => sentence(name, url, "begin it with https://")),
    ...urls(databases)
      .filter(({ url }) => !isNear(url) && !isEncrypted(url))
      .map(({ name, url }) => sentence(name, url, "end it with ?sslmode=verify-full")),
  ];
}

function isEncrypted({ searchParams }: URL): boolean {
  const mode = searchParams.get("sslmode") ?? "";
  return checkedModes.has(mode) && (mode === "verify-full" || !searchParams.has("uselibpqcompat"));
}

/** A socket has no host, or names it in the query. */
function isThisMachine(host: string): boolean {
  return host === "" || host === "localhost" || host === "[::1]" || /^127(\.\d+){3}$/.test(host);
}

function sentence(name: string, url: URL, way: string): string {
  return `${name} would send people's data to ${url.hostname} unencrypted: ${way}, or name that host in PLAIN_HOSTS if the network between is your own.`;
}
