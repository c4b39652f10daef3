import { bad, type Check, type Finding, good, note } from "./finding.ts";

/** Looks at the site from outside, the way a browser does: by its public address, through whatever is in front. */
export const checkProxy: Check = async (settings) => {
  if (settings.isDemo) return [];
  const { PUBLIC_URL, TRUSTED_PROXIES } = settings;
  const findings: Finding[] = [];
  const isSecure = PUBLIC_URL.startsWith("https://");
  if (!isSecure)
    findings.push(
      bad("PUBLIC_URL", `${PUBLIC_URL} is not https: cookies and passwords would travel readable.`),
    );
  if (isSecure && TRUSTED_PROXIES.kind === "count" && TRUSTED_PROXIES.count === 0) {
    findings.push(
      bad(
        "TRUSTED_PROXIES",
        "It is 0, but something in front of this process must speak TLS: all visitors would count as one address. Set it to 1, or to the proxy's network.",
      ),
    );
  }
  findings.push(await lookFromOutside(PUBLIC_URL));
  if (findings.at(-1)?.state === "good") findings.push(await metricsAreHidden(PUBLIC_URL));
  return findings;
};

async function lookFromOutside(publicUrl: string): Promise<Finding> {
  const answer = await ask(`${publicUrl}/healthz`);
  if (answer === null)
    return note(
      "PUBLIC_URL",
      `${publicUrl} does not answer from here: right before the first start, wrong after it.`,
    );
  if (answer.status === 200 && answer.text === "ok")
    return good("PUBLIC_URL", `${publicUrl} leads to a running site.`);
  return bad(
    "PUBLIC_URL",
    `${publicUrl}/healthz answers ${answer.status}, but not with our own words: another site is there.`,
  );
}

async function metricsAreHidden(publicUrl: string): Promise<Finding> {
  const answer = await ask(`${publicUrl}/metrics`);
  return answer?.status === 200
    ? bad(
        "metrics",
        `${publicUrl}/metrics is open to the world: set METRICS_TOKEN or METRICS_PORT, or block it in the proxy.`,
      )
    : good("metrics", "Strangers do not see them.");
}

async function ask(url: string): Promise<{ status: number; text: string } | null> {
  try {
    const response = await fetch(url, { redirect: "manual", signal: AbortSignal.timeout(10_000) });
    return { status: response.status, text: (await response.text()).trim() };
  } catch {
    return null;
  }
}
